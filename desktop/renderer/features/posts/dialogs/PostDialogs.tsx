import { MuteDialog } from "../../mutes/MuteDialog.tsx";
import { PromoteDialog } from "../../promotions/PromoteDialog.tsx";
import { ReportDialog } from "../../reports/ReportDialog.tsx";
import { DeletePostDialog } from "./DeletePostDialog.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { closePostDialog, type OpenPostDialog, openPostDialog } from "./post-dialog.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { ShareViaChatDialog } from "./ShareViaChatDialog.tsx";

const loadWhy = () => import("../../moderation/WhyLevelDialog.tsx");
const loadRemoval = () => import("./RemovePostDialog.tsx");

/** All dialogs about a post, in one chunk; the administrator's is a chunk of its own. */
export function PostDialogs({ open }: { readonly open: OpenPostDialog }) {
  const { kind, post, onDeleted } = open;
  const close = () => closePostDialog(open);
  if (kind === "delete") {
    return <DeletePostDialog postId={post.id} onClose={close} onDeleted={onDeleted} />;
  }
  if (kind === "report") {
    return <ReportDialog target={{ kind: "post", id: post.id }} onClose={close} />;
  }
  if (kind === "mute") return <MuteDialog member={post.author} onClose={close} />;
  if (kind === "promote") return <PromoteDialog postId={post.id} onClose={close} />;
  if (kind === "remove") {
    return (
      <LazyOverlay load={loadRemoval} onClose={close}>
        {({ RemovePostDialog }) => <RemovePostDialog post={post} onClose={close} onRemoved={onDeleted} />}
      </LazyOverlay>
    );
  }
  if (kind === "why") {
    return (
      <LazyOverlay load={loadWhy} onClose={close}>
        {({ WhyLevelDialog }) => <WhyLevelDialog about={{ kind: "post", id: post.id }} onClose={close} />}
      </LazyOverlay>
    );
  }
  if (kind === "chat") return <ShareViaChatDialog post={post} onClose={close} />;
  return (
    <ShareDialog
      post={post}
      onViaChat={() => openPostDialog({ kind: "chat", post })}
      onClose={close}
    />
  );
}
