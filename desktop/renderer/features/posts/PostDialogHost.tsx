import { OpenedPart } from "../../ui/dialog/OpenedPart.tsx";
import { Guard } from "../../ui/status/Guard.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { closePostDialog, type OpenPostDialog, usePostDialog } from "./dialogs/post-dialog.ts";

const loadDialogs = () => import("./dialogs/PostDialogs.tsx");

/** Where the dialogs about a post appear, whichever card asked. */
export function PostDialogHost() {
  const open = usePostDialog((store) => store.open);
  if (!open) return null;
  return (
    <OpenedPart load={loadDialogs} onClose={() => closePostDialog(open)}>
      {({ PostDialogs }) => (
        <Guard of={open} fallback={null} onError={() => giveUp(open)}>
          <PostDialogs open={open} />
        </Guard>
      )}
    </OpenedPart>
  );
}

function giveUp(dialog: OpenPostDialog): void {
  closePostDialog(dialog);
  toast({ title: "Error", description: "This can't be shown. Please try again later.", tone: "danger" });
}
