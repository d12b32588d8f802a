import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { getPost } from "#shared/posts/contract.ts";
import { editPost } from "#shared/posts/edit-contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { showEditedPost } from "../../../entities/posts/show-edited-post.ts";
import { call } from "../../../lib/api/call.ts";
import type { Edit } from "../../revisions/edit-draft.ts";

/** How an edit of a post is saved and shown. */
export function useEditOfPost(id: string) {
  const client = useQueryClient();
  return {
    subject: { kind: "post", id },
    send: (body: Edit) => call(editPost, { params: { id }, body }),
    onSaved: (saved: Post) => showEditedPost(client, saved),
    onOutdated: () => void showCurrent(client, id),
  } as const;
}

async function showCurrent(client: QueryClient, id: string): Promise<void> {
  const current = await call(getPost, { params: { id } }).catch(() => null);
  if (current) showEditedPost(client, current);
}
