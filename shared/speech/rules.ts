import type { BadgeType } from "../members/badges.ts";
import { serviceCost } from "../xp/services.ts";

/** Audio is offered for posts longer than this (A§9). UTF-16 units, as the post's own limit. */
export const spokenFrom = 200;

/** Whether a post is long enough to be read aloud (A§6). */
export function isLongEnough(content: string): boolean {
  return content.length > spokenFrom;
}

/**
 * What making audio costs who holds these badges, in XP. A crown takes 25% off until it expires, also while it is not the
 * active one (decision 48); badges given must not have expired.
 */
export function speechCost(badges: readonly { readonly badgeType: BadgeType }[]): number {
  const crown = badges.find(({ badgeType }) => badgeType === "blackCrown" || badgeType === "goldCrown");
  return serviceCost("tts", crown ? "blackCrown" : "none") ?? 0;
}

/** Where the audio of a post is served, below the origin. */
export function audioUrl(audioId: string): string {
  return `/api/audio/${audioId}`;
}
