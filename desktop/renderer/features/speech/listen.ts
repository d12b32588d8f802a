import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Post } from "#shared/posts/shapes.ts";
import { agreedPrice, loadPrice } from "./price.ts";
import { makeAudio } from "./make-audio.ts";
import { play, togglePlaying } from "./player.ts";
import { askSpeech, useSpeech } from "./speech-store.ts";

/**
 * What the button does: plays or pauses what there is, makes what there is not, and asks once before XP is spent; but nobody who does
 * not wait for it any more.
 */
export async function listen(
  client: QueryClient,
  post: Post,
  user: CurrentUser,
  isWaiting: () => boolean,
): Promise<void> {
  if (useSpeech.getState().sounding?.post.id === post.id) return togglePlaying();
  if (post.audioUrl) return play(client, post, post.audioUrl);
  const price = await loadPrice(client, user);
  if (price <= agreedPrice(localStorage, user.id)) return await makeAudio(client, post);
  if (isWaiting()) askSpeech({ kind: "price", post });
}
