import { OpenedPart } from "../../ui/OpenedPart.tsx";
import { closePostDialog, usePostDialog } from "./post-dialog.ts";

const loadDialogs = () => import("./PostDialogs.tsx");

/** Where the dialogs about a post appear, whichever card asked. */
export function PostDialogHost() {
  const open = usePostDialog((store) => store.open);
  if (!open) return null;
  return (
    <OpenedPart load={loadDialogs} onClose={() => closePostDialog(open)}>
      {({ PostDialogs }) => <PostDialogs open={open} />}
    </OpenedPart>
  );
}
