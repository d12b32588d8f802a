import { t } from "@lingui/core/macro";
import { useKeptText } from "../../../lib/drafts/use-kept-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { useCloseTogether, type WhatToClose } from "./use-together.ts";

interface CloseTogetherDialogProps {
  readonly what: WhatToClose;
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly onClose: () => void;
}

/** Asks for the reason before several cases are closed as no violation. */
export function CloseTogetherDialog(
  { what, title, body, confirmLabel, onClose }: CloseTogetherDialogProps,
) {
  const kept = useKeptText(`close ${JSON.stringify(what)}`);
  const closing = useCloseTogether(what);
  const reason = kept.text.trim();
  const finish = () => {
    kept.forget();
    onClose();
  };
  const close = () => closing.mutate(reason, { onSuccess: finish });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !closing.isPending && onClose()}
      title={title}
      description={body}
      footer={
        <>
          <Button variant="secondary" disabled={closing.isPending} onClick={onClose}>{t`Cancel`}</Button>
          <Button disabled={reason === ""} isLoading={closing.isPending} onClick={close}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Reason`}
        hint={t`Only moderators read it.`}
        rows={2}
        maxLength={500}
        value={kept.text}
        onChange={({ target }) => kept.write(target.value)}
      />
    </Dialog>
  );
}
