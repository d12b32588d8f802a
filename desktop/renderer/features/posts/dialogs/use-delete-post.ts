import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deletePost } from "#shared/posts/deletion-contract.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import { removePost } from "../../../entities/posts/post-cache.ts";
import { hidePost, unhidePost } from "../../../entities/posts/removed-posts.ts";

/** Deletes a post: hidden at once, shown again when the server refuses. */
export function useDeletePost(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (query: { readonly onlyFree?: boolean }) =>
      call(deletePost, { params: { id }, query }).catch(ignoreNotFound),
    onMutate: () => hidePost(id),
    onSuccess: (deleted) => {
      removePost(client, id);
      if (deleted) {
        toast({ title: t`Post deleted`, description: describeMovedXp(deleted) });
      }
      void client.invalidateQueries({ queryKey: memberKeys.allStats });
    },
    onError: (error) => {
      unhidePost(id);
      toastFailure(error, t`The post is still there. Please try again.`, t`Deletion Failed`);
    },
  });
}

function describeMovedXp({ xpSpent, xpGivenBack }: CallOutput<typeof deletePost>): string {
  if (xpGivenBack > 0) return t`${{ xp: formatXp(xpGivenBack) }} XP went back.`;
  return t`${{ xp: formatXp(xpSpent) }} XP spent.`;
}

/** Treats a 404 as success: the post was already deleted, perhaps in another window. */
export function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
