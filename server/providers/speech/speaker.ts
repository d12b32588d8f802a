import type { TtsVoice } from "#shared/account/rules.ts";

/** Reads texts aloud. */
export interface Speaker {
  /** A whole MP3. Rejects when the service fails or answers something else, past the deadline, and at the signal. */
  speak(text: string, voice: TtsVoice, signal?: AbortSignal): Promise<Uint8Array>;
}
