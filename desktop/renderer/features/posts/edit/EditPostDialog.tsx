import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getPost } from "#shared/posts/contract.ts";
import { editPost } from "#shared/posts/edit-contract.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { showEditedPost } from "../../../entities/posts/show-edited-post.ts";
import { call } from "../../../lib/api/call.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { LisaMention } from "../../assistant/LisaMention.tsx";
import { EditButtons } from "../../revisions/EditButtons.tsx";
import { EditFields } from "../../revisions/EditFields.tsx";
import { useEditing } from "../../revisions/use-editing.ts";

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
  const client = useQueryClient();
  const editing = useEditing<Post>({
    subject: { kind: "post", id: post.id },
    member,
    original: post,
    limits: { length: postLimits.contentLength, pictures: postLimits.pictures },
    send: (body) => call(editPost, { params: { id: post.id }, body }),
    onSaved: (saved) => showEditedPost(client, saved),
    onOutdated: () => {
      void call(getPost, { params: { id: post.id } }).then((current) => showEditedPost(client, current))
        .catch(() => undefined);
    },
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
    </Dialog>
  );
}
