import { plural, t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { promotePost, stopPromotion } from "#shared/promotions/contract.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { promotionKeys } from "../../lib/query-keys/shop-keys.ts";
import { patchPost, refreshPosts } from "../../entities/posts/post-cache.ts";
import { readPost } from "../../entities/posts/read-posts.ts";

interface Attempt {
  readonly durationHours: number;
  readonly idempotencyKey: string;
}

/**
 * Starts a promotion. `onSettled` closes the dialog first, since a toast behind
 * it is not announced.
 */
export function usePromote(postId: string, onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ durationHours, idempotencyKey }: Attempt) =>
      call(promotePost, { params: { id: postId }, body: { durationHours } }, { idempotencyKey }),
    onSuccess: ({ id, endsAt, durationHours }) => {
      onSettled();
      patchPost(client, postId, (post) => ({ ...post, ownPromotion: { id, endsAt } }));
      void client.invalidateQueries({ queryKey: promotionKeys.all });
      const description = plural(durationHours, {
        one: "Others see it for # hour.",
        other: "Others see it for # hours.",
      });
      toast({ title: t`Post promoted`, description, tone: "success" });
    },
    onError: (error) => {
      onSettled();
      toastFailure(error, t`Failed to promote post`, t`Promotion failed`);
      // The cached post is outdated: it was promoted elsewhere, or its level has changed.
      if (error instanceof ApiError && error.status === 409) void refreshPost(client, postId);
    },
  });
}

/** Ends a promotion (promotions.7). `onSettled` closes the dialog first, as for `usePromote`. */
export function useStopPromotion(id: string, onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopPromotion, { params: { id } }),
    onSuccess: ({ postId, endReason }) => {
      onSettled();
      patchPost(client, postId, (post) => ({ ...post, ownPromotion: null }));
      void client.invalidateQueries({ queryKey: promotionKeys.all });
      toast({
        title: endReason === "stopped" ? t`Promotion stopped` : t`Promotion had already ended`,
        tone: "success",
      });
    },
    onError: (error) => {
      onSettled();
      toastFailure(error, t`The promotion could not be stopped. Please try again.`);
    },
  });
}

async function refreshPost(client: QueryClient, postId: string): Promise<void> {
  const post = await readPost(postId, new AbortController().signal).catch(() => null);
  if (post) refreshPosts(client, [post]);
}
