import { t } from "@lingui/core/macro";
import { type ReactNode, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Says what it costs and what cannot be undone. */
  body: ReactNode;
  confirmLabel: string;
  /** Called on confirmation. The caller closes the dialog, which stays open while pending. */
  onConfirm: () => void;
  isPending?: boolean;
  /** True while something needed for the decision is loading. */
  isDisabled?: boolean;
  /** `primary` for an action that costs but destroys nothing. */
  tone?: "danger" | "primary";
  /** As for `Dialog`. */
  staysAtBack?: boolean;
}

/**
 * Asks before an irreversible action. Focus starts on Cancel; a click outside does not close it.
 */
export function ConfirmDialog(
  {
    open,
    onOpenChange,
    title,
    body,
    confirmLabel,
    onConfirm,
    isPending = false,
    isDisabled = false,
    tone = "danger",
    staysAtBack = false,
  }: ConfirmDialogProps,
) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isAlert
      staysAtBack={staysAtBack}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={body}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="secondary" disabled={isPending} onClick={() => onOpenChange(false)}>
            {t`Cancel`}
          </Button>
          <Button variant={tone} disabled={isDisabled} isLoading={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
