import { type BadgeState, memberTier } from "../members/badge-rules.ts";
import { priceFor, serviceCosts } from "../xp/services.ts";

/** Audio is offered for posts longer than this (A§9). UTF-16 units, as the post's own limit. */
export const spokenFrom = 200;

/** Whether a post is long enough to be read aloud (A§6). */
export function isLongEnough(content: string): boolean {
  return content.length > spokenFrom;
}

/**
 * What making audio costs who has these badges, in XP. A crown takes 25% off until it expires, also while it is not the active
 * one (decision 48).
 */
export function speechCost(
  badges: readonly BadgeState[],
  now: Date,
  listPrice: number = serviceCosts.tts,
): number {
  return priceFor(listPrice, memberTier(badges, now));
}

/** Where the audio of a post is served, below the origin. */
export function audioUrl(audioId: string): string {
  return `/api/audio/${audioId}`;
}
