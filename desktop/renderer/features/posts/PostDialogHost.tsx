import { lazy, Suspense } from "react";
import { usePostDialog } from "./post-dialog.ts";

const PostDialogs = lazy(async () => ({ default: (await import("./PostDialogs.tsx")).PostDialogs }));

/** Where the dialogs about a post appear, whichever card asked. */
export function PostDialogHost() {
  const open = usePostDialog((store) => store.open);
  if (!open) return null;
  return (
    <Suspense>
      <PostDialogs open={open} />
    </Suspense>
  );
}
