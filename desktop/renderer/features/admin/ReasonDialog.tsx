import { t } from "@lingui/core/macro";
import { type ReactNode, useRef, useState } from "react";
import { useKeptText } from "../../lib/drafts/use-kept-text.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { TextArea } from "../../ui/form/TextFields.tsx";

/** The limit of the contract. */
const reasonLength = 500;

interface ReasonDialogProps {
  /** Names what the reason is about, as `useKeptText` has it. */
  readonly subject: string;
  readonly title: string;
  /** Says what will happen. */
  readonly description: ReactNode;
  readonly hint: string;
  readonly confirmLabel: string;
  readonly tone?: "danger" | "primary";
  /** The reason that the server refused, and its error. */
  readonly reason?: string;
  readonly problem?: string | null;
  /** Gets a reason that is not blank. The caller closes the dialog. */
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks an administrator why they act. A click outside does not lose what was written. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, hint, confirmLabel, tone = "danger", problem, onConfirm, onClose } = props;
  const { text: reason, ...kept } = useKeptText(props.subject, props.reason);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const written = reason.trim();
    if (written !== "") {
      kept.forget();
      return onConfirm(written);
    }
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog
      isAlert
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button variant={tone} onClick={confirm}>{confirmLabel}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <FormError message={problem} />
        <TextArea
          ref={field}
          label={t`Reason`}
          hint={hint}
          error={isMissing && reason.trim() === "" ? t`Please write a reason.` : undefined}
          rows={3}
          required
          maxLength={reasonLength}
          value={reason}
          onChange={(event) => kept.write(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
