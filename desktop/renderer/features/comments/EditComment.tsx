import { useRef } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { commentLength, commentPictures } from "#shared/comments/comment-limits.ts";
import type { Reply } from "#shared/comments/contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { useStayInView } from "../../ui/composer/use-stay-in-view.ts";
import { LisaMention } from "../assistant/LisaMention.tsx";
import { EditButtons } from "../revisions/EditButtons.tsx";
import { EditFields } from "../revisions/EditFields.tsx";
import { useEditing } from "../revisions/use-editing.ts";
import { useEditOfComment } from "./edit-of-comment.ts";

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
  const form = useRef<HTMLDivElement>(null);
  useStayInView(form, true);
  const editing = useEditing<Reply>({
    ...useEditOfComment(comment),
    member,
    original: comment,
    limits: { length: commentLength, pictures: commentPictures.most },
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
            postId={comment.postId}
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
