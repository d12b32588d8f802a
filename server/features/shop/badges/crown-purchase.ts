import { msg } from "@lingui/core/runtime-macro";
import { badgeNames, getBadgeRank } from "#shared/members/badge-rules.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { Text } from "#shared/language/text.ts";

/** A crown that a member owns and that has not ended. */
export interface OwnedCrown {
  readonly badgeType: CrownType;
  /** Null: not owned by subscription. */
  readonly subscriptionId: string | null;
  /** Null: not owned by subscription. */
  readonly status: "incomplete" | "active" | "past_due" | "ended" | null;
}

/**
 * The action when a member wants a crown: a new subscription, a change of theirs, or a refusal with
 * its reason.
 */
type CrownPurchase =
  | { readonly act: "subscribe" }
  | { readonly act: "upgrade"; readonly subscriptionId: string }
  | { readonly act: "refuse"; readonly reason: Text };

/** Decides it from the crowns the member owns (badges.6). */
export function decideCrownPurchase(owned: readonly OwnedCrown[], wanted: CrownType): CrownPurchase {
  const [best] = owned.toSorted((a, b) => getBadgeRank(b.badgeType) - getBadgeRank(a.badgeType));
  if (!best) return { act: "subscribe" };
  const [name, has] = [badgeNames[wanted], badgeNames[best.badgeType]];
  if (best.badgeType === wanted) return refuse(msg`You already have ${{ name }}.`);
  if (getBadgeRank(best.badgeType) > getBadgeRank(wanted)) {
    return refuse(msg`You have ${{ has }}, which brings everything that ${{ name }} does.`);
  }
  const { subscriptionId, status } = best;
  if (!subscriptionId || status === "ended") return { act: "subscribe" };
  if (status === "active") return { act: "upgrade", subscriptionId };
  return refuse(renewalUnpaid(best.badgeType));
}

/** Why a crown whose renewal was refused is not upgraded: what it owes is paid first. */
function renewalUnpaid(owned: CrownType): Text {
  return msg`The renewal of your ${{
    name: badgeNames[owned],
  }} was refused. Pay it with 'Pay now' first, then upgrade.`;
}

function refuse(reason: Text): CrownPurchase {
  return { act: "refuse", reason };
}
