import { t } from "@lingui/core/macro";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { useDetachQuote } from "../card/use-detach-quote.ts";

interface DetachDialogProps {
  readonly quoteId: string;
  readonly onClose: () => void;
}

/** Asks before the member's post is taken out of a quote (posts.30). */
export function DetachDialog({ quoteId, onClose }: DetachDialogProps) {
  const detaching = useDetachQuote(quoteId);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Take your post out of this quote?`}
      body={t`The quote keeps its own words, and says that you took your post out. You can put it back later.`}
      confirmLabel={t`Take out`}
      tone="primary"
      isPending={detaching.isPending}
      onConfirm={() => detaching.mutate(true, { onSettled: onClose })}
    />
  );
}
