import { useQueryClient } from "@tanstack/react-query";
import type { Reply } from "#shared/comments/contract.ts";
import { editComment } from "#shared/comments/edit-contract.ts";
import { call } from "../../lib/api/call.ts";
import { commentKeys } from "../../lib/query-keys/post-keys.ts";
import type { Edit } from "../revisions/edit-draft.ts";
import { mapComment } from "./comment-tree.ts";
import { changeComments } from "./use-comments.ts";

/** How an edit of a comment is saved and shown. */
export function useEditOfComment({ id, postId }: Reply) {
  const client = useQueryClient();
  return {
    subject: { kind: "comment", id },
    send: (body: Edit) => call(editComment, { params: { id }, body }),
    onSaved: (saved: Reply) =>
      changeComments(client, postId, (comments) => mapComment(comments, id, () => saved)),
    onOutdated: () => void client.invalidateQueries({ queryKey: commentKeys.ofPost(postId) }),
  } as const;
}
