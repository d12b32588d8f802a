import { t } from "@lingui/core/macro";
import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface LeaveQuestionProps {
  readonly isUnsaved: boolean;
  readonly title?: string;
  /** Says what would be lost. */
  readonly body: string;
  readonly confirmLabel?: string;
  /**
   * Also asks, with the browser's own dialog, when the page itself is left. For changes that no
   * draft keeps.
   */
  readonly guardsPage?: boolean;
  /** Called when the member leaves without saving. */
  readonly onDiscard?: () => void;
}

/** Asks before another screen replaces one with unsaved changes. */
export function LeaveQuestion(
  {
    isUnsaved,
    title = t`Leave without saving?`,
    body,
    confirmLabel = t`Discard changes`,
    guardsPage = false,
    onDiscard,
  }: LeaveQuestionProps,
) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => guardsPage && isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      staysAtBack
      open={status === "blocked"}
      onOpenChange={(isOpen) => !isOpen && reset?.()}
      title={title}
      body={body}
      confirmLabel={confirmLabel}
      onConfirm={() => {
        onDiscard?.();
        proceed?.();
      }}
    />
  );
}
