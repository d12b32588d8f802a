import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/shapes.ts";
import { mutate } from "../../../lib/cache/run-mutation.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import type { Toggle } from "../../../lib/toggles/toggle-overlay.ts";
import { flip, useToggle } from "../../../lib/toggles/toggle-store.ts";
import { noteAct } from "../../promotions/note-act.ts";
import { patchPost } from "../../../lib/post-cache/post-cache.ts";
import { type PostToggleKind, postToggles, toggleKey } from "../../../lib/post-cache/post-toggles.ts";

/** One switch of a post and the tap that changes it; the same in every list that shows the post. `onSettled` hears what the server agreed to. */
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
    send: (isOn: boolean) => mutate(client, () => send(post.id, isOn)),
    onSettled: (state: Toggle) => {
      patchPost(client, post.id, (known) => ({ ...known, ...fields(state) }));
      if (state.isOn && kind !== "repost") noteAct(client, post.id, kind);
      onSettled?.(state);
    },
    onUndone: (error: unknown) => toastFailure(error, failures[shown.isOn ? "off" : "on"]),
  };
  return { ...shown, toggle: () => flip(key, base, calls) };
}
