import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { localTexts } from "../../lib/storage/guarded-storage.ts";
import { readAgreedPrice } from "./agreed-audio-price.ts";
import { loadAudioPrice } from "./audio-price.ts";
import { makeAudio } from "./make-audio.ts";
import { play, togglePlaying } from "./audio-player.ts";
import { showSpeechQuestion, useSpeech } from "./speech-store.ts";

/**
 * Plays or pauses the audio, or generates it. Before XP is spent the member is asked once; nothing
 * opens if they have moved on.
 */
export async function listen(
  client: QueryClient,
  post: Post,
  user: CurrentUser,
  isWaiting: () => boolean,
): Promise<void> {
  if (useSpeech.getState().sounding?.post.id === post.id) return togglePlaying();
  if (post.audioUrl) return play(client, post, post.audioUrl);
  const price = await loadAudioPrice(client, user);
  if (price <= readAgreedPrice(localTexts, user.id)) return await makeAudio(client, post);
  if (isWaiting()) showSpeechQuestion({ kind: "price", post });
}
