import { useState } from "react";
import { crownCents } from "#shared/shop/badge-offers.ts";
import { formatCents } from "#shared/shop/money.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import type { Offer, possiblePurchase } from "./badge-offer.ts";
import { useSubscribe } from "./use-subscribe.ts";

interface SubscribeProps {
  readonly offer: Extract<Offer, { isStripe: true }>;
  readonly purchase: NonNullable<ReturnType<typeof possiblePurchase>>;
  readonly canPay: boolean;
}

/**
 * Opens the payment page of a crown. An upgrade charges the known card at once, so it asks first.
 */
export function Subscribe({ offer, purchase, canPay }: SubscribeProps) {
  const { open, isOpening, isOpenElsewhere } = useSubscribe(offer.type);
  const [isAsking, setAsking] = useState(false);
  const isUpgrade = purchase.act === "upgrade";
  return (
    <>
      <Button
        size="sm"
        disabled={!canPay}
        isLoading={isOpening}
        onClick={isUpgrade ? () => setAsking(true) : open}
      >
        {purchase.label}
      </Button>
      {isOpenElsewhere && !isUpgrade && (
        <p role="status" className="text-meta text-quiet">The payment page is open in your browser.</p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title="Upgrade to Gold Crown?"
        body={`You pay the difference for the rest of this month now, with the card of your Black Crown, and ${
          formatCents(crownCents.goldCrown)
        } a month from then on. You can cancel at any time.`}
        confirmLabel="Upgrade"
        onConfirm={() => {
          setAsking(false);
          open();
        }}
      />
    </>
  );
}
