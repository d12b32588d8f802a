import { PromoteDialog } from "../../promotions/PromoteDialog.tsx";
import { ReportDialog } from "../../moderation/ReportDialog.tsx";
import { DeletePostDialog } from "./DeletePostDialog.tsx";
import { closePostDialog, type OpenPostDialog, openPostDialog } from "./post-dialog.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { ShareViaChatDialog } from "./ShareViaChatDialog.tsx";

/** All dialogs about a post, in one chunk. */
export function PostDialogs({ open }: { readonly open: OpenPostDialog }) {
  const { kind, post, onDeleted } = open;
  const close = () => closePostDialog(open);
  if (kind === "delete") {
    return <DeletePostDialog postId={post.id} onClose={close} onDeleted={onDeleted} />;
  }
  if (kind === "report") {
    return <ReportDialog target={{ kind: "post", id: post.id }} onClose={close} />;
  }
  if (kind === "promote") return <PromoteDialog postId={post.id} onClose={close} />;
  if (kind === "chat") return <ShareViaChatDialog post={post} onClose={close} />;
  return (
    <ShareDialog
      post={post}
      onViaChat={() => openPostDialog({ kind: "chat", post })}
      onClose={close}
    />
  );
}
