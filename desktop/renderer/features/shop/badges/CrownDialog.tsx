import { useState } from "react";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { CrownPreview } from "#shared/shop/crown-contract.ts";
import { serverDate } from "../../../lib/clock/server-time.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { SpendingNote } from "../payments/PaymentNotes.tsx";
import { useSpendingWords } from "../use-spending.ts";
import { findBadge, findShownInstead, type Offer } from "./badge-offer.ts";
import { AmountDue } from "./AmountDue.tsx";
import { crownDialogText } from "./crown-dialog-text.ts";
import { useCrownPreview } from "./use-crown-preview.ts";
import type { CrownWish } from "./use-subscribe.ts";

interface CrownDialogProps {
  readonly offer: Extract<Offer, { isStripe: true }>;
  readonly isUpgrade: boolean;
  readonly badges: readonly Badge[];
  readonly onClose: () => void;
  readonly onConfirm: (wish: CrownWish) => void;
}

/**
 * Asks before a crown is paid: what is due today and what becomes of the subscription (badges.8),
 * and whether the crown is shown instead of the badge that is shown now (badges.7).
 */
export function CrownDialog({ offer, isUpgrade, badges, onClose, onConfirm }: CrownDialogProps) {
  const asked = useCrownPreview(offer.type, isUpgrade);
  const [showInstead, setShowInstead] = useState(true);
  const preview = isUpgrade ? asked.data : ownMonth(offer);
  const black = findBadge(badges, "blackCrown");
  // An upgrade changes the badge in place, shown or not.
  const shown = preview?.act === "upgrade" ? null : findShownInstead(badges, offer.type, serverDate());
  const words = useSpendingWords(preview ? Math.round(preview.dueToday * 100) : null);
  const verb = isUpgrade ? "Upgrade" : "Subscribe";
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="primary"
      title={`${verb} to ${offer.name}?`}
      confirmLabel={preview?.act === "upgrade" ? "Upgrade" : "Continue to payment"}
      isDisabled={!preview || asked.isFetching || words?.isOver}
      onConfirm={() => preview && onConfirm(wishOf(preview, shown !== null && showInstead))}
      body={
        <div className="space-y-4">
          <AmountDue preview={preview} asked={asked} />
          {preview && <p>{crownDialogText(offer.name, preview, isUpgrade ? black : null)}</p>}
          <SpendingNote words={words} />
          {preview && shown && (
            <Checkbox
              label={`Show ${offer.name} instead of ${badgeNames[shown.badgeType]} once it is paid`}
              checked={showInstead}
              onChange={({ currentTarget }) => setShowInstead(currentTarget.checked)}
            />
          )}
          {preview && shown && (
            <p className="text-meta">
              You show one badge at a time. The filters Low and None need a crown that is shown.
            </p>
          )}
        </div>
      }
    />
  );
}

/** What a crown costs without another one. */
function ownMonth({ cost }: CrownDialogProps["offer"]): CrownPreview {
  const price = cost / 100;
  return {
    act: "subscribe",
    dueToday: price,
    monthlyPrice: price,
    renewsAt: null,
    isResumed: false,
    since: null,
  };
}

function wishOf({ act, dueToday, since }: CrownPreview, showInstead: boolean): CrownWish {
  return {
    showInstead,
    expects: act === "upgrade" ? "upgrade" : "page",
    ...(act === "upgrade" && since !== null && { agreed: { dueToday, since } }),
  };
}
