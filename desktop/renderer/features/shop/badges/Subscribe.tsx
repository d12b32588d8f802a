import { t } from "@lingui/core/macro";
import { useId, useState } from "react";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { type findPossiblePurchase, findShownInstead, type Offer } from "./badge-offer.ts";
import type { SpendingWords } from "../payments/spending-words.ts";
import { useSpendingWords } from "../use-spending.ts";
import { useSubscribe } from "./use-subscribe.ts";

const loadDialog = () => import("./CrownDialog.tsx");

interface SubscribeProps {
  readonly offer: Extract<Offer, { isStripe: true }>;
  readonly purchase: NonNullable<ReturnType<typeof findPossiblePurchase>>;
  readonly badges: readonly Badge[];
  readonly canPay: boolean;
}

/**
 * Opens the payment page of a crown. Asks first when that is not all: an upgrade charges the known
 * card at once, and beside another badge the crown would not be seen (badges.7).
 */
export function Subscribe({ offer, purchase, badges, canPay }: SubscribeProps) {
  const { subscribe, isOpening, isOpenElsewhere } = useSubscribe(offer.type);
  const [isAsking, setAsking] = useState(false);
  const noteId = useId();
  const { refusal } = purchase;
  const isUpgrade = purchase.act === "upgrade";
  // The dialog knows the price of an upgrade.
  const words = useSpendingWords(isUpgrade ? null : offer.cost);
  const note = refusal ?? (canPay ? shortNote(words) : null);
  const asks = isUpgrade || findShownInstead(badges, offer.type, getServerDate()) !== null;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        size="sm"
        disabled={!canPay || refusal !== null || words?.isOver}
        aria-describedby={note ? noteId : undefined}
        isLoading={isOpening}
        onClick={asks ? () => setAsking(true) : () => subscribe({ expects: "page" })}
      >
        {purchase.label}
      </Button>
      {note && <p id={noteId} className="text-meta text-ink">{note}</p>}
      {isOpenElsewhere && !isUpgrade && (
        <p role="status" className="text-meta text-quiet">{t`The payment page is open in your browser.`}</p>
      )}
      {isAsking && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ CrownDialog }) => (
            <CrownDialog
              offer={offer}
              isUpgrade={isUpgrade}
              badges={badges}
              onClose={close}
              onConfirm={(wish) => {
                close();
                subscribe(wish);
              }}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}

/** Says what the limit means for this crown; the page names the limit itself. */
function shortNote(words: SpendingWords | null): string | null {
  if (words?.isOver) return t`This costs more than your limit leaves.`;
  return words?.discards ? t`If you go on, what you haven't paid yet is discarded.` : null;
}
