import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { product } from "#shared/product.ts";
import { fileSource } from "../../lib/api/file-source.ts";
import { createNetworkError } from "../../lib/api/api-error.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { patchPost } from "../../entities/posts/post-cache.ts";
import { trackPromotionEvent } from "../promotions/track-promotion-event.ts";
import { useSpeech } from "./speech-store.ts";

/** `MediaError.MEDIA_ERR_NETWORK`: the connection was lost while it played. */
const mediaNetworkError = 2;

/** The app's one audio element, or null. */
let sound: HTMLAudioElement | null = null;

export function getCurrentSound(): HTMLAudioElement | null {
  return sound;
}

/** Plays a post's audio from the beginning and stops any other. */
export async function play(client: QueryClient, post: Post, url: string): Promise<void> {
  stop();
  const audio = new Audio(fileSource(url));
  sound = audio;
  const show = (isPlaying: boolean) => {
    if (sound === audio) useSpeech.setState({ sounding: { post, isPlaying } });
  };
  audio.addEventListener("play", () => show(true));
  audio.addEventListener("pause", () => show(false));
  audio.addEventListener("ended", () => sound === audio && stop());
  audio.addEventListener("error", () => {
    if (sound !== audio) return;
    const isUnreachable = !navigator.onLine || audio.error?.code === mediaNetworkError;
    stop();
    if (isUnreachable) return toastFailure(createNetworkError(), "", t`TTS Error`);
    // Its author may have removed it; it can be generated again.
    patchPost(client, post.id, (known) => ({ ...known, audioUrl: null, audioMadeWithAi: false }));
    toast({ title: t`TTS Error`, description: t`This audio is no longer available.`, tone: "danger" });
  });
  show(true);
  registerMediaSession(post);
  trackPromotionEvent(client, post.id, "ttsPlay");
  // A browser that requires another tap leaves it paused.
  await audio.play().catch(() => show(false));
}

export function togglePlaying(): void {
  if (!sound) return;
  if (sound.paused) void sound.play().catch(() => undefined);
  else sound.pause();
}

export function stop(): void {
  const audio = sound;
  sound = null;
  useSpeech.setState({ sounding: null });
  if (!audio) return;
  audio.pause();
  // Ends the download too.
  audio.removeAttribute("src");
  audio.load();
}

/** Lets media keys and the lock screen name and control the audio. */
function registerMediaSession({ author }: Post): void {
  const session = "mediaSession" in navigator ? navigator.mediaSession : null;
  if (!session) return;
  session.metadata = new MediaMetadata({
    title: t`Post by ${{ author: isolateName(author.displayName) }}`,
    artist: product.name,
  });
  session.setActionHandler("stop", stop);
}
