import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { formatCents } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { ManageSubscription } from "../payments/ManageSubscription.tsx";
import { findBadge, holdingOf, isOwned, type Offer, possiblePurchase } from "./badge-offer.ts";
import { BuyBadge } from "./BuyBadge.tsx";
import { PayRenewal } from "./PayRenewal.tsx";
import { ShowBadge } from "./ShowBadge.tsx";
import { Subscribe } from "./Subscribe.tsx";

interface BadgeActionsProps {
  readonly offer: Offer;
  readonly badges: readonly Badge[];
  readonly user: CurrentUser;
  readonly now: Date;
  readonly canPay: boolean;
}

/** The actions on a badge: buy it, show it, hide it, manage its subscription. */
export function BadgeActions({ offer, badges, user, now, canPay }: BadgeActionsProps) {
  const badge = findBadge(badges, offer.type);
  const holding = holdingOf(badge, now);
  const purchase = possiblePurchase(offer, badges, { xp: user.xp, now });
  const isShort = purchase?.refusal === "Insufficient XP";
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
      {purchase && !offer.isStripe && (
        <BuyBadge offer={offer} purchase={purchase} badges={badges} user={user} />
      )}
      {purchase && offer.isStripe && (
        <Subscribe offer={offer} purchase={purchase} badges={badges} canPay={canPay} />
      )}
      {isShort && (
        <a href="/checkout" className="text-meta font-medium text-brand hover:underline">
          {`${checkoutPack.xpAmount} XP = ${formatCents(checkoutPack.cents)}`}
        </a>
      )}
      {badge?.renewal === "failing" && isOwned(holding) && <PayRenewal name={offer.name} />}
      {badge && isOwned(holding) && <ShowBadge badge={badge} badges={badges} user={user} now={now} />}
      {badge?.stripeSubscriptionId && isOwned(holding) && <ManageSubscription />}
      {offer.type === "blackCrown" && isOwned(holdingOf(findBadge(badges, "goldCrown"), now)) && (
        <p className="text-meta text-quiet">Your Gold Crown brings all of this.</p>
      )}
    </div>
  );
}
