import type { TtsVoice } from "#shared/speech/speech-price-and-voices.ts";

interface SpeakOptions {
  readonly signal?: AbortSignal;
  /** Never sent to the service. */
  readonly member?: string;
  /** The language of the text, by its primary tag; null where none is known. */
  readonly language?: string | null;
}

/** Reads texts aloud. */
export interface Speaker {
  /**
   * A whole MP3. Rejects with `AiUnavailable` when the service fails or returns something else and
   * after the deadline, with the signal's reason at the signal.
   */
  speak(text: string, voice: TtsVoice, options?: SpeakOptions): Promise<Uint8Array>;
}

/** The longest generation; claims last longer than this. */
export const speechDeadlineMs = 45_000;
