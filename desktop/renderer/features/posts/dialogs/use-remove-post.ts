import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removePost as removeAsAdministrator } from "#shared/admin/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import { removePost } from "../../../entities/posts/post-cache.ts";
import { hidePost, unhidePost } from "../../../entities/posts/removed-posts.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { ignoreNotFound } from "./use-delete-post.ts";

/**
 * Removes a member's post for a reason (admin.4): hidden at once, shown again
 * when the server refuses.
 */
export function useRemovePost(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(removeAsAdministrator, { params: { id }, body: { reason } }).catch(ignoreNotFound),
    onMutate: () => hidePost(id),
    onSuccess: () => {
      removePost(client, id);
      toast({ title: "Post removed", description: "Its author has been told why." });
      void client.invalidateQueries({ queryKey: memberKeys.allStats });
    },
    onError: (error) => {
      unhidePost(id);
      toastFailure(error, "The post is still there. Please try again.", "Removal Failed");
    },
  });
}
