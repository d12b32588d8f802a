import { t } from "@lingui/core/macro";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { ErrorBoundary } from "../../ui/status/ErrorBoundary.tsx";
import { toast } from "../../lib/announce/toast.ts";
import { loadPostDialogs } from "./lazy-post-parts.ts";
import { closePostDialog, type OpenPostDialog, usePostDialog } from "./dialogs/post-dialog.ts";

/** Shows the dialog that a card opened. */
export function PostDialogHost() {
  const open = usePostDialog((store) => store.open);
  if (!open) return null;
  return (
    <LazyOverlay load={loadPostDialogs} onClose={() => closePostDialog(open)}>
      {({ PostDialogs }) => (
        <ErrorBoundary resetKey={open} fallback={null} onError={() => giveUp(open)}>
          <PostDialogs open={open} />
        </ErrorBoundary>
      )}
    </LazyOverlay>
  );
}

function giveUp(dialog: OpenPostDialog): void {
  closePostDialog(dialog);
  toast({ title: t`Error`, description: t`This can't be shown. Please try again later.`, tone: "danger" });
}
