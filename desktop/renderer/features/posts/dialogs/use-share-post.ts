import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sharePost } from "#shared/posts/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { noteAct } from "../../promotions/note-act.ts";
import { patchPost } from "../../../lib/post-cache/post-cache.ts";

/** Tells the server that the member has shared a post, and counts it. */
export function useSharePost(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(sharePost, { params: { id } }),
    onSuccess: ({ sharesCount }) => {
      noteAct(client, id, "share");
      patchPost(client, id, (post) => ({ ...post, sharesCount }));
    },
    onError: (error) => toastFailure(error, "Failed to share post"),
  });
}
