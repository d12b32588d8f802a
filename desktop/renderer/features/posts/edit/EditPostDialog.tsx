import { t } from "@lingui/core/macro";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { LisaMention } from "../../assistant/LisaMention.tsx";
import { EditButtons } from "../../revisions/EditButtons.tsx";
import { EditFields } from "../../revisions/EditFields.tsx";
import { useEditing } from "../../revisions/use-editing.ts";
import { useEditOfPost } from "./edit-of-post.ts";
import { PollEdit } from "./PollEdit.tsx";

interface EditPostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Changes one's own post (posts.21). Closed unsaved, it keeps text, pictures and language. */
export function EditPostDialog(props: EditPostDialogProps) {
  const { user } = useSession();
  return user && <EditForm {...props} member={user} />;
}

function EditForm({ post, member, onClose }: EditPostDialogProps & { readonly member: CurrentUser }) {
  const editing = useEditing<Post>({
    ...useEditOfPost(post.id),
    member,
    original: post,
    limits: { length: postLimits.contentLength, pictures: postLimits.pictures },
    onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Edit post`}
      footer={<EditButtons editing={editing} />}
    >
      <EditFields
        editing={editing}
        noun="post"
        note={
          <LisaMention
            text={editing.draft.content}
            former={post.content}
            postId={null}
            className="mt-1.5"
          />
        }
      />
      <PollEdit editing={editing} />
    </Dialog>
  );
}
