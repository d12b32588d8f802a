import { type BadgeState, getMemberTier } from "../members/badge-rules.ts";
import { getPriceForTier, serviceCosts } from "../xp/service-prices.ts";

/**
 * The price of audio with these badges, in XP. A crown takes 25% off until it expires, also while
 * it is not the active one (badges.3).
 */
export function getSpeechCost(
  badges: readonly BadgeState[],
  now: Date,
  listPrice: number = serviceCosts.tts,
): number {
  return getPriceForTier(listPrice, getMemberTier(badges, now));
}

/** Path of a post's audio. */
export function getAudioUrl(audioId: string): string {
  return `/api/audio/${audioId}`;
}

/** Voices that read posts aloud; the first is the default (speech.3). */
export const ttsVoices = ["alloy", "echo", "fable", "onyx", "nova", "shimmer"] as const;
export type TtsVoice = (typeof ttsVoices)[number];
