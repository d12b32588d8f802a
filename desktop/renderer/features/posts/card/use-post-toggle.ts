import { t } from "@lingui/core/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { repostWithdrawalCost } from "#shared/xp/earnings.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import type { Toggle } from "../../../lib/toggles/toggle-overlay.ts";
import { flipToggle, type ToggleCalls, useToggle } from "../../../lib/toggles/toggle-store.ts";
import { trackPromotionEvent } from "../../promotions/track-promotion-event.ts";
import { patchPost, removeRepost } from "../../../entities/posts/post-cache.ts";
import { type PostToggleKind, postToggles, toggleKey } from "../../../entities/posts/post-toggles.ts";
import { toast } from "../../../lib/announce/toast.ts";

/**
 * A toggle of a post, shared by all lists that show it. `onSettled` receives the state that the
 * server confirmed.
 */
export function usePostToggle(
  post: Post,
  kind: PostToggleKind,
  onSettled?: (state: Toggle) => void,
): Toggle & { readonly toggle: () => void } {
  const client = useQueryClient();
  const key = toggleKey(kind, post.id);
  const base = postToggles[kind].of(post);
  const shown = useToggle(key, base);
  const toggle = () => {
    const calls = createPostToggleCalls(client, post.id, kind, shown.isOn ? "off" : "on");
    flipToggle(key, base, onSettled ? withSettled(calls, onSettled) : calls);
  };
  return { ...shown, toggle };
}

/** The calls of a post's toggle. Likes and bookmarks wait for a connection (posts.8). */
export function createPostToggleCalls(
  client: QueryClient,
  postId: string,
  kind: PostToggleKind,
  turn: "on" | "off",
): ToggleCalls {
  const { send, fields, failures } = postToggles[kind];
  return {
    send: (isOn) => runMutation(client, () => send(postId, isOn)),
    onSettled: (state) => {
      patchPost(client, postId, (known) => ({ ...known, ...fields(state) }));
      if (state.isOn && kind !== "repost") trackPromotionEvent(client, postId, kind);
    },
    onUndone: (error) => toastFailure(error, failures[turn]),
    waits: kind !== "repost",
  };
}

function withSettled(calls: ToggleCalls, onSettled: (state: Toggle) => void): ToggleCalls {
  return {
    ...calls,
    onSettled: (state) => {
      calls.onSettled(state);
      onSettled(state);
    },
  };
}

/**
 * Reposts a post or withdraws the repost, which costs XP (posts.5). A toast follows
 * the server's response.
 */
export function useRepost(
  post: Post,
  memberId: string | undefined,
): Toggle & { readonly toggle: () => void } {
  const client = useQueryClient();
  return usePostToggle(post, "repost", ({ isOn }) => {
    if (isOn) return toast({ title: t`Reposted`, tone: "success" });
    if (memberId) removeRepost(client, post.id, memberId);
    toast({
      title: t`Repost withdrawn`,
      description: t`Withdrawing a repost takes back up to ${repostWithdrawalCost} XP.`,
    });
  });
}
