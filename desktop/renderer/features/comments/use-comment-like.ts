import { t } from "@lingui/core/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { likeComment, type Reply, unlikeComment } from "#shared/comments/contract.ts";
import { call } from "../../lib/api/call.ts";
import { runMutation } from "../../lib/cache/query-client.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import type { Toggle } from "../../lib/toggles/toggle-overlay.ts";
import { flipToggle, type ToggleCalls, useToggle } from "../../lib/toggles/toggle-store.ts";
import { trackPromotionEvent } from "../promotions/track-promotion-event.ts";
import { changeComments, getCommentLikeKey } from "./use-comments.ts";
import { mapComment } from "./comment-tree.ts";

/** The like toggle of a comment. */
export function useCommentLike(comment: Reply): Toggle & { readonly toggle: () => void } {
  const client = useQueryClient();
  const key = getCommentLikeKey(comment.id);
  const base = { isOn: comment.isLiked, count: comment.likesCount };
  const like = useToggle(key, base);
  return { ...like, toggle: () => flipToggle(key, base, likeCalls(client, comment)) };
}

/** The calls of a comment's like, which waits for a connection. The page may not know its post. */
export function likeCalls(
  client: QueryClient,
  { id, postId }: Pick<Reply, "id"> & { readonly postId: string | null },
): ToggleCalls {
  return {
    waits: true,
    send: async (isOn: boolean): Promise<Toggle> => {
      const endpoint = isOn ? likeComment : unlikeComment;
      const { isLiked, likesCount } = await runMutation(client, () => call(endpoint, { params: { id } }));
      return { isOn: isLiked, count: likesCount };
    },
    onSettled: ({ isOn, count }: Toggle) => {
      if (postId === null) return;
      if (isOn) trackPromotionEvent(client, postId, "commentLike");
      changeComments(
        client,
        postId,
        (comments) => mapComment(comments, id, () => ({ isLiked: isOn, likesCount: count })),
      );
    },
    onUndone: (error: unknown) => toastFailure(error, t`Failed to like comment`),
  };
}
