import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { isActiveBadge } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { needsCrown } from "#shared/moderation/content-filter.ts";
import { formatCents } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/packs.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ManageSubscription } from "../payments/ManageSubscription.tsx";
import { badgeOf, holdingOf, isOwned, type Offer, purchaseOf } from "./badge-offer.ts";
import { BuyBadge } from "./BuyBadge.tsx";
import { Subscribe } from "./Subscribe.tsx";
import { useBadgeActs } from "./use-badges.ts";

interface BadgeActionsProps {
  readonly offer: Offer;
  readonly badges: readonly Badge[];
  readonly user: CurrentUser;
  readonly now: Date;
  readonly canPay: boolean;
}

/** What the member can do with a badge: buy it, show it, stop showing it, see to its subscription. */
export function BadgeActions({ offer, badges, user, now, canPay }: BadgeActionsProps) {
  const badge = badgeOf(badges, offer.type);
  const holding = holdingOf(badge, now);
  const purchase = purchaseOf(offer, badges, { xp: user.xp, now });
  const isShort = purchase?.refusal === "Insufficient XP";
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
      {purchase && !offer.isStripe && (
        <BuyBadge offer={offer} purchase={purchase} badges={badges} user={user} />
      )}
      {purchase && offer.isStripe && <Subscribe offer={offer} purchase={purchase} canPay={canPay} />}
      {isShort && (
        <a href="/checkout" className="text-meta font-medium text-brand hover:underline">
          {checkoutPack.xpAmount} XP = {formatCents(checkoutPack.cents)}
        </a>
      )}
      {badge && isOwned(holding) && <Showing badge={badge} badges={badges} user={user} now={now} />}
      {badge?.stripeSubscriptionId && isOwned(holding) && <ManageSubscription />}
      {offer.type === "blackCrown" && isOwned(holdingOf(badgeOf(badges, "goldCrown"), now)) && (
        <p className="text-meta text-quiet">Your Gold Crown brings all of this.</p>
      )}
    </div>
  );
}

interface ShowingProps {
  readonly badge: Badge;
  readonly badges: readonly Badge[];
  readonly user: CurrentUser;
  readonly now: Date;
}

/** Activate or Deactivate. One badge is active at a time. */
export function Showing({ badge, badges, user, now }: ShowingProps) {
  const acts = useBadgeActs();
  const [isAsking, setAsking] = useState(false);
  const isShown = isActiveBadge(badge, now);
  if (!isShown) {
    const isBlocked = badges.some((one) => isActiveBadge(one, now));
    return (
      <Button
        variant="secondary"
        size="sm"
        disabled={isBlocked}
        onClick={() => acts.mutate({ badge, act: "activate" })}
      >
        {isBlocked ? "Deactivate Current Badge First" : "Activate"}
      </Button>
    );
  }
  const deactivate = () => {
    setAsking(false);
    acts.mutate({ badge, act: "deactivate" });
  };
  // The filters Low and None need an active crown: the member should know before they lose theirs.
  const losesFilter = badge.badgeType.endsWith("Crown") && user.moderationLevel !== null &&
    needsCrown(user.moderationLevel);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => (losesFilter ? setAsking(true) : deactivate())}
      >
        Deactivate
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title="Deactivate your crown?"
        body="Your content filter goes back to High, since Low and None need an active crown. Everything else lasts until the crown expires."
        confirmLabel="Deactivate"
        onConfirm={deactivate}
      />
    </>
  );
}
