import { t } from "@lingui/core/macro";
import { type BadgeState, type BadgeType, crownTypes, isActiveBadge } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { badgeOffers } from "#shared/shop/badge-offers.ts";
import { getBadgeState, type OwnedState } from "#shared/shop/badge-state.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { formatCents } from "../../../lib/text/format-money.ts";

export type Offer = (typeof badgeOffers)[number];

/** A badge of the member. */
type Own = Required<BadgeState> & Partial<Pick<Badge, "renewal">>;

/** The state of a member's badge, or none. */
export type Holding = "none" | OwnedState;

/** The button of an offer. */
interface Purchase {
  readonly act: "buy" | "extend" | "subscribe" | "upgrade";
  readonly label: string;
  /** Why the button is disabled. */
  readonly refusal: string | null;
}

/** The member's badge of a type: the one that still lasts, else the one that expired last. */
export function findBadge<B extends BadgeState>(badges: readonly B[], type: BadgeType): B | null {
  const own = badges.filter(({ badgeType }) => badgeType === type);
  return own.toSorted((a, b) => expiryMs(b) - expiryMs(a))[0] ?? null;
}

function expiryMs({ expiresAt }: BadgeState): number {
  return expiresAt === null ? Infinity : Date.parse(expiresAt);
}

/** The state of the member's badge, or `none`. */
export function getHolding(badge: Own | null, now: Date): Holding {
  return badge ? getBadgeState(badge, now) : "none";
}

export function isOwned(holding: Holding): boolean {
  return holding !== "none" && holding !== "expired";
}

/** The badge beside the member's name, when it is another than this one; null otherwise. */
export function findShownInstead<B extends Own>(
  badges: readonly B[],
  type: BadgeType,
  now: Date,
): B | null {
  return badges.find((one) => one.badgeType !== type && isActiveBadge(one, now)) ?? null;
}

/** The member's crown that lasts while another badge is shown, and that badge, or null. */
export function findHiddenCrown<B extends Own>(
  badges: readonly B[],
  now: Date,
): { readonly crown: B; readonly shown: B } | null {
  for (const type of crownTypes) {
    const crown = findBadge(badges, type);
    const shown = findShownInstead(badges, type, now);
    if (
      crown && shown && isOwned(getHolding(crown, now)) && !crownTypes.some((own) => own === shown.badgeType)
    ) {
      return { crown, shown };
    }
  }
  return null;
}

/**
 * The crown whose end took the content filter back to High: the last that had ended by then. Null
 * for none. @param lapsedAt when the filter went back; null: it did not
 */
export function findCrownOfFilter<B extends Own>(badges: readonly B[], lapsedAt: string | null): B | null {
  if (lapsedAt === null) return null;
  const at = Date.parse(lapsedAt);
  const crowns = badges.filter(({ badgeType }) => crownTypes.some((type) => type === badgeType));
  // That one was put aside, and took the filter with it.
  if (crowns.some((crown) => crown.isDeactivated && expiryMs(crown) > at)) return null;
  const ended = crowns.filter((crown) => expiryMs(crown) <= at);
  return ended.toSorted((a, b) => expiryMs(b) - expiryMs(a))[0] ?? null;
}

/**
 * The button that a member with these badges and this XP gets for an offer; null when there is
 * nothing to buy.
 */
export function findPossiblePurchase(
  offer: Offer,
  badges: readonly Own[],
  { xp, now }: { readonly xp: number; readonly now: Date },
): Purchase | null {
  const ownsBadge = (type: BadgeType) => isOwned(getHolding(findBadge(badges, type), now));
  if (!offer.isStripe) {
    if (findBadge(badges, offer.type)?.expiresAt === null) return null;
    const refusal = xp < offer.cost ? t`Insufficient XP` : null;
    const price = formatXp(offer.cost);
    if (ownsBadge(offer.type)) return { act: "extend", label: t`Add a month for ${price} XP`, refusal };
    return { act: "buy", label: t`Buy for ${price} XP`, refusal };
  }
  if (ownsBadge(offer.type) || (offer.type === "blackCrown" && ownsBadge("goldCrown"))) return null;
  const price = formatCents(offer.cost);
  if (offer.type === "goldCrown" && ownsBadge("blackCrown")) {
    const isOwed = findBadge(badges, "blackCrown")?.renewal === "failing";
    return {
      act: "upgrade",
      label: t`Upgrade for ${price} a month`,
      refusal: isOwed ? t`The renewal of your Black Crown was refused. Pay it first, then upgrade.` : null,
    };
  }
  return { act: "subscribe", label: t`Subscribe for ${price} a month`, refusal: null };
}

/** The price of an offer: '1,500 XP' or '$4.99'. */
export function formatPrice({ cost, isStripe }: Offer): string {
  return isStripe ? formatCents(cost) : `${formatXp(cost)} XP`;
}
