import { audioUrl } from "#shared/speech/rules.ts";
import type { AudioColumn } from "./fragments.ts";

/** Who looks at a post, and the voice they like. */
export interface Listener {
  readonly id: string;
  readonly voice: string;
}

/**
 * The audio a member is offered: in their own voice, since each voice is paid for apart (speech.2). The author is offered any
 * there is: it is theirs to hear and to remove.
 */
export function presentAudio(audio: AudioColumn, authorId: string, listener: Listener): string | null {
  const own = audio[listener.voice];
  const id = own ?? (listener.id === authorId ? Object.values(audio)[0] : undefined);
  return id ? audioUrl(id) : null;
}
