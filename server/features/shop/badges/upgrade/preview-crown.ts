import { msg } from "@lingui/core/runtime-macro";
import { badgeNames } from "#shared/members/badge-rules.ts";
import { crownCents, type CrownType } from "#shared/shop/badge-offers.ts";
import type { CrownPreview } from "#shared/shop/crown-contract.ts";
import type { SessionCtx } from "../../../../context.ts";
import { Conflict } from "../../../../errors.ts";
import { askPayments } from "../../ask-payments.ts";
import { findCrownPurchase } from "../find-crown-purchase.ts";
import { settleSubscription } from "../settle/settle-subscription.ts";
import { findRefusalOfUpgrade } from "./upgrade-crown.ts";

/**
 * Says what a crown costs the actor today; for an upgrade, the amount of the invoice that the
 * provider would make (badges.8). Throws `Conflict` for a crown that they cannot get, and
 * `payments_unavailable`.
 */
export async function previewCrown(ctx: SessionCtx, crown: CrownType): Promise<CrownPreview> {
  const monthlyPrice = crownCents[crown] / 100;
  const purchase = await findCrownPurchase(ctx, crown);
  if (purchase.act === "subscribe") {
    return {
      act: "subscribe",
      dueToday: monthlyPrice,
      monthlyPrice,
      renewsAt: null,
      isResumed: false,
      since: null,
    };
  }
  const { subscriptionId } = purchase;
  const preview = await askPayments(
    ctx,
    (payments) => payments.previewChange({ subscriptionId, badgeType: crown }),
  )
    .catch(async (cause: unknown) => {
      throw await findRefusalOfUpgrade(ctx, cause, { crown, subscriptionId });
    });
  if (!preview) {
    // Another tab was faster.
    await askPayments(ctx, () => settleSubscription(ctx, subscriptionId));
    throw new Conflict("conflict", msg`You already have ${{ name: badgeNames[crown] }}.`);
  }
  return {
    act: "upgrade",
    dueToday: preview.cents / 100,
    monthlyPrice,
    renewsAt: preview.renewsAt.toISOString(),
    isResumed: preview.isResumed,
    since: preview.since.toISOString(),
  };
}
