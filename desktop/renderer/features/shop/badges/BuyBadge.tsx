import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import type { Offer, possiblePurchase } from "./badge-offer.ts";

const loadDialog = () => import("./BuyBadgeDialog.tsx");

interface BuyBadgeProps {
  readonly offer: Offer;
  readonly purchase: NonNullable<ReturnType<typeof possiblePurchase>>;
  readonly badges: readonly Badge[];
  readonly user: CurrentUser;
}

/** The button that buys a badge with XP, after a dialog (shop.6). */
export function BuyBadge({ offer, purchase, badges, user }: BuyBadgeProps) {
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
