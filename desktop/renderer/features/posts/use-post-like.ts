import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { likePost, unlikePost } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/shapes.ts";
import { call } from "../../lib/call.ts";
import { mutate } from "../../lib/mutate.ts";
import { toastFailure } from "../../lib/toast-failure.ts";
import type { Toggle } from "../../lib/toggle-overlay.ts";
import { flip, useToggle } from "../../lib/toggle-store.ts";
import { patchPost } from "./post-cache.ts";
import { likeKey } from "./read-posts.ts";

/** Whether and how often a post is liked, and the tap that changes it; the same in every list that shows the post. */
export function usePostLike(post: Post): Toggle & { readonly toggle: () => void } {
  const client = useQueryClient();
  const base = { isOn: post.isLiked, count: post.likesCount };
  const like = useToggle(likeKey(post.id), base);
  return { ...like, toggle: () => flip(likeKey(post.id), base, likeCalls(client, post.id)) };
}

function likeCalls(client: QueryClient, id: string) {
  return {
    send: async (isOn: boolean): Promise<Toggle> => {
      const endpoint = isOn ? likePost : unlikePost;
      const { isLiked, likesCount } = await mutate(client, () => call(endpoint, { params: { id } }));
      return { isOn: isLiked, count: likesCount };
    },
    onSettled: ({ isOn, count }: Toggle) =>
      patchPost(client, id, (post) => ({ ...post, isLiked: isOn, likesCount: count })),
    onUndone: (error: unknown) => toastFailure(error, "Failed to like post"),
  };
}
