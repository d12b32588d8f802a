import type { TtsVoice } from "#shared/speech/speech-price-and-voices.ts";

/** Reads texts aloud. */
export interface Speaker {
  /**
   * A whole MP3. Rejects with `AiUnavailable` when the service fails or returns something else and
   * after the deadline, with the signal's reason at the signal. `member` is never sent to it.
   */
  speak(text: string, voice: TtsVoice, signal?: AbortSignal, member?: string): Promise<Uint8Array>;
}

/** The longest generation; claims last longer than this. */
export const speechDeadlineMs = 45_000;
