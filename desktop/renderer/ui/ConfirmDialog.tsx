import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { useGiveBackFocus } from "./use-give-back-focus.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What it costs, and what cannot be undone. */
  body: ReactNode;
  confirmLabel: string;
  /** Close the dialog yourself when it worked; it stays open while pending. */
  onConfirm: () => void;
  isPending?: boolean;
  /** What must be known first is not. */
  isDisabled?: boolean;
  /** Primary for what costs but destroys nothing. */
  tone?: "danger" | "primary";
}

/** Asks before something that cannot be undone. Focus starts on Cancel; a click outside does not answer. */
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
  }: ConfirmDialogProps,
) {
  const focus = useGiveBackFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 flex animate-appear items-center justify-center overflow-y-auto bg-scrim p-4">
          <AlertDialog.Content
            {...focus}
            className="w-full max-w-105 animate-rise rounded-card bg-float p-6 shadow-float"
          >
            <AlertDialog.Title className="text-title font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-body text-quiet">{body}</div>
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={isPending}>Cancel</Button>
              </AlertDialog.Cancel>
              <Button variant={tone} disabled={isDisabled} isLoading={isPending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
