import { t } from "@lingui/core/macro";
import type { Promotion } from "#shared/promotions/contract.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { useStopPromotion } from "../use-promote.ts";

export { PromoteDialog } from "../PromoteDialog.tsx";

interface StopDialogProps {
  readonly promotion: Promotion;
  readonly onClose: () => void;
}

/** Asks before a promotion is stopped. */
export function StopDialog({ promotion, onClose }: StopDialogProps) {
  const stopping = useStopPromotion(promotion.id, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Stop this promotion?`}
      body={t`It ends at once. The hour that has begun is not refunded; later hours are not charged.`}
      confirmLabel={t`Stop now`}
      isPending={stopping.isPending}
      onConfirm={() => stopping.mutate()}
    />
  );
}
