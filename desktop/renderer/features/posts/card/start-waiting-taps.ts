import type { QueryClient } from "@tanstack/react-query";
import { toggleKey } from "../../../entities/posts/post-toggles.ts";
import { onConnectionReturn } from "../../../lib/realtime/connection-return.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { runInOneTab } from "../../../lib/storage/tabs.ts";
import { setTapKeeper, type ToggleCalls } from "../../../lib/toggles/toggle-store.ts";
import { WaitingTaps } from "../../../lib/toggles/waiting-taps.ts";
import { likeCalls } from "../../comments/use-comment-like.ts";
import { getCommentLikeKey } from "../../comments/use-comments.ts";
import { createPostToggleCalls } from "./use-post-toggle.ts";

/** Keeps and sends a member's taps that find no connection. Returns what ends that. */
export function startWaitingTaps(client: QueryClient, memberId: string): () => void {
  const taps = new WaitingTaps({
    memberId,
    texts: localTexts,
    exclusively: runInOneTab,
    callsOf: (key) => callsOf(client, key),
  });
  setTapKeeper(taps);
  const stopWatching = onConnectionReturn(() => taps.send());
  taps.start();
  return () => {
    stopWatching();
    taps.stop();
    setTapKeeper(null);
  };
}

function callsOf(client: QueryClient, key: string): ToggleCalls | null {
  const id = key.slice(key.indexOf(":") + 1);
  for (const kind of ["like", "bookmark"] as const) {
    if (key === toggleKey(kind, id)) return createPostToggleCalls(client, id, kind, "on");
  }
  return key === getCommentLikeKey(id) ? likeCalls(client, { id, postId: null }) : null;
}
