import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { commentLength, commentPictures } from "#shared/comments/comment-limits.ts";
import type { Reply } from "#shared/comments/contract.ts";
import { editComment } from "#shared/comments/edit-contract.ts";
import { call } from "../../lib/api/call.ts";
import { commentKeys } from "../../lib/query-keys/post-keys.ts";
import { useSession } from "../../lib/session/session.ts";
import { useStayInView } from "../../ui/composer/use-stay-in-view.ts";
import { LisaMention } from "../assistant/LisaMention.tsx";
import { EditButtons } from "../revisions/EditButtons.tsx";
import { EditFields } from "../revisions/EditFields.tsx";
import { useEditing } from "../revisions/use-editing.ts";
import { mapComment } from "./comment-tree.ts";
import { changeComments } from "./use-comments.ts";

interface EditCommentProps {
  readonly comment: Reply;
  readonly onClose: () => void;
}

/** Changes one's own comment in its place (posts.21). Closed unsaved, it keeps the text. */
export function EditComment(props: EditCommentProps) {
  const { user } = useSession();
  return user && <EditForm {...props} member={user} />;
}

function EditForm({ comment, member, onClose }: EditCommentProps & { readonly member: CurrentUser }) {
  const client = useQueryClient();
  const form = useRef<HTMLDivElement>(null);
  useStayInView(form, true);
  const { id, postId } = comment;
  const editing = useEditing<Reply>({
    subject: { kind: "comment", id },
    member,
    original: comment,
    limits: { length: commentLength, pictures: commentPictures.most },
    send: (body) => call(editComment, { params: { id }, body }),
    onSaved: (saved) => changeComments(client, postId, (comments) => mapComment(comments, id, () => saved)),
    onOutdated: () => void client.invalidateQueries({ queryKey: commentKeys.ofPost(postId) }),
    onClose,
  });
  return (
    <div ref={form} className="my-1">
      <EditFields
        editing={editing}
        noun="comment"
        note={
          <LisaMention
            text={editing.draft.content}
            former={comment.content}
            postId={postId}
            className="mt-1.5"
          />
        }
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <EditButtons editing={editing} isSmall />
      </div>
    </div>
  );
}
