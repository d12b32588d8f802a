import { audioUrl } from "#shared/speech/speech-price-and-voices.ts";
import type { AudioColumn } from "./ready-audio-fragments.ts";
import { publishedAddress } from "../../../providers/storage/published-address.ts";

/** The viewer of a post, and their voice. */
export interface Listener {
  readonly id: string;
  readonly voice: string;
}

/**
 * The audio offered to a member: in their voice, since each voice is paid for separately
 * (speech.2). The author is offered any voice, to hear or remove.
 */
export function presentAudio(audio: AudioColumn, authorId: string, listener: Listener): string | null {
  const own = audio[listener.voice];
  const id = own ?? (listener.id === authorId ? Object.values(audio)[0] : undefined);
  return id ? publishedAddress(audioUrl(id)) : null;
}
