import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { payRenewal } from "#shared/shop/crown-contract.ts";
import { ManageSubscription } from "../payments/ManageSubscription.tsx";
import { findBadge, findPossiblePurchase, getHolding, isOwned, type Offer } from "./badge-offer.ts";
import { ShowBadge } from "./ShowBadge.tsx";
import { Subscribe } from "./Subscribe.tsx";
import { Button } from "../../../ui/button/Button.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { formatCents } from "../../../lib/text/format-money.ts";

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
  const holding = getHolding(badge, now);
  const purchase = findPossiblePurchase(offer, badges, { xp: user.xp, now });
  const isShort = purchase !== null && !offer.isStripe && purchase.refusal !== null;
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
      {badge?.renewal === "failing" && isOwned(holding) && <PayRenewal name={showText(offer.name)} />}
      {badge && isOwned(holding) && <ShowBadge badge={badge} badges={badges} user={user} now={now} />}
      {badge?.stripeSubscriptionId && isOwned(holding) && <ManageSubscription />}
      {offer.type === "blackCrown" && isOwned(getHolding(findBadge(badges, "goldCrown"), now)) && (
        <p className="text-meta text-quiet">{t`Your Gold Crown brings all of this.`}</p>
      )}
    </div>
  );
}

/** Takes a refused renewal with the card of now, or on a page that takes any (badges.9). */
function PayRenewal({ name }: { readonly name: string }) {
  const { pay, isPaying } = usePayRenewal(name);
  return <Button size="sm" isLoading={isPaying} onClick={pay}>{t`Pay now`}</Button>;
}

const loadDialog = () => import("./BuyBadgeDialog.tsx");

interface BuyBadgeProps {
  readonly offer: Offer;
  readonly purchase: NonNullable<ReturnType<typeof findPossiblePurchase>>;
  readonly badges: readonly Badge[];
  readonly user: CurrentUser;
}

/** The button that buys a badge with XP, after a dialog (shop.6). */
function BuyBadge({ offer, purchase, badges, user }: BuyBadgeProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="sm"
        disabled={purchase.refusal !== null || user.purchasesPaused}
        onClick={() => setOpen(true)}
      >
        {purchase.refusal ?? purchase.label}
      </Button>
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ BuyBadgeDialog }) => (
            <BuyBadgeDialog
              offer={offer}
              label={purchase.label}
              badges={badges}
              user={user}
              onClose={close}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}

/** Pays the refused renewal of a crown; a card that is refused again opens a page for any. */
function usePayRenewal(name: string) {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const paying = useMutation({
    mutationFn: (idempotencyKey: string) => call(payRenewal, {}, { idempotencyKey }),
    onSuccess: ({ url, isOnItsWay }) => {
      if (isOnItsWay) {
        return toast({
          title: t`Payment on its way`,
          description: t`The bank hasn't confirmed it yet. Your ${name} is renewed as soon as it does.`,
        });
      }
      if (url === null) {
        return toast({
          title: t`Payment Successful!`,
          description: t`Your ${name} is renewed.`,
          tone: "success",
        });
      }
      setLeaving(platform().kind === "web");
      platform().openCheckout(url);
      if (platform().kind === "desktop") {
        toast({
          title: t`Your card couldn't be charged`,
          description: t`The page that is open in your browser takes any card.`,
        });
      }
    },
    onError: (error) =>
      toastFailure(error, t`Your renewal could not be paid. Please try again.`, t`Payment Failed`),
    onSettled: () => {
      refreshSession(client);
      return client.invalidateQueries({ queryKey: shopKeys.all });
    },
  });
  return { pay: () => paying.mutate(crypto.randomUUID()), isPaying: paying.isPending || isLeaving };
}
