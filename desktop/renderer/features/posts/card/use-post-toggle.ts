import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { repostWithdrawalCost } from "#shared/xp/earnings.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import type { Toggle } from "../../../lib/toggles/toggle-overlay.ts";
import { flipToggle, useToggle } from "../../../lib/toggles/toggle-store.ts";
import { trackPromotionEvent } from "../../promotions/track-promotion-event.ts";
import { patchPost, removeRepost } from "../../../lib/post-cache/post-cache.ts";
import { type PostToggleKind, postToggles, toggleKey } from "../../../lib/post-cache/post-toggles.ts";
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
  const { of, send, fields, failures } = postToggles[kind];
  const key = toggleKey(kind, post.id);
  const base = of(post);
  const shown = useToggle(key, base);
  const calls = {
    send: (isOn: boolean) => runMutation(client, () => send(post.id, isOn)),
    onSettled: (state: Toggle) => {
      patchPost(client, post.id, (known) => ({ ...known, ...fields(state) }));
      if (state.isOn && kind !== "repost") trackPromotionEvent(client, post.id, kind);
      onSettled?.(state);
    },
    onUndone: (error: unknown) => toastFailure(error, failures[shown.isOn ? "off" : "on"]),
  };
  return { ...shown, toggle: () => flipToggle(key, base, calls) };
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
    if (isOn) return toast({ title: "Reposted", tone: "success" });
    if (memberId) removeRepost(client, post.id, memberId);
    toast({
      title: "Repost withdrawn",
      description: `Withdrawing a repost takes back up to ${repostWithdrawalCost} XP.`,
    });
  });
}
