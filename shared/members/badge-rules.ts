import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/** From the lowest rank to the highest (badges.1). */
export const badgeTypes = [
  "green",
  "blue",
  "purple",
  "black",
  "gold",
  "crown",
  "blueVerify",
  "goldVerify",
  "blackCrown",
  "goldCrown",
] as const;
export type BadgeType = (typeof badgeTypes)[number];

/** Names of the badges, so that colour is not the only mark. */
export const badgeNames: Readonly<Record<BadgeType, Text>> = {
  green: msg`Green badge`,
  blue: msg`Blue badge`,
  purple: msg`Purple badge`,
  black: msg`Black badge`,
  gold: msg`Gold badge`,
  crown: msg`Crown`,
  blueVerify: msg`Blue Verify`,
  goldVerify: msg`Gold Verify`,
  blackCrown: msg`Black Crown`,
  goldCrown: msg`Gold Crown`,
};

export interface BadgeState {
  readonly badgeType: BadgeType;
  readonly isActive?: boolean;
  readonly isDeactivated?: boolean;
  /** Null when it never expires. */
  readonly expiresAt: string | null;
}

/** 1 for green to 10 for goldCrown (badges.1). */
export function getBadgeRank(type: BadgeType): number {
  return badgeTypes.indexOf(type) + 1;
}

export function isExpired(badge: Pick<BadgeState, "expiresAt">, now: Date): boolean {
  return badge.expiresAt !== null && Date.parse(badge.expiresAt) <= now.getTime();
}

/** Active: activated, not deactivated, not expired. */
export function isActiveBadge(badge: BadgeState, now: Date): boolean {
  return (badge.isActive ?? true) && !badge.isDeactivated && !isExpired(badge, now);
}

/** The badge to show: the highest that is active and not expired (badges.1), or null. */
export function getDisplayedBadge<B extends BadgeState>(badges: readonly B[], now: Date): B | null {
  let shown: B | null = null;
  for (const one of badges) {
    if (!isActiveBadge(one, now)) continue;
    if (!shown || getBadgeRank(one.badgeType) > getBadgeRank(shown.badgeType)) shown = one;
  }
  return shown;
}

/** Whether the badge verifies its holder: the verify badges and the crowns do. */
export function isVerifying(type: BadgeType): boolean {
  return getBadgeRank(type) >= getBadgeRank("blueVerify");
}

export const crownTypes = ["blackCrown", "goldCrown"] as const satisfies readonly BadgeType[];

/**
 * Whether an active crown is among the badges, so that the interface knows. The server asks
 * `active_crown` of the database.
 */
export function hasActiveCrown(badges: readonly BadgeState[], now: Date): boolean {
  return badges.some((one) => one.badgeType.endsWith("Crown") && isActiveBadge(one, now));
}

/** The tier of a badge (badges.2). */
export function getBadgeTier(type: BadgeType | null): 1 | 2 | 3 {
  if (!type || !isVerifying(type)) return 1;
  return type.endsWith("Crown") ? 3 : 2;
}

/** The tier of a member: badges count until they expire, active or not (badges.2). */
export function getMemberTier(badges: readonly BadgeState[], now: Date): 1 | 2 | 3 {
  const held = badges.filter((one) => !isExpired(one, now));
  return held.map(({ badgeType }) => getBadgeTier(badgeType)).reduce(
    (best, tier) => tier > best ? tier : best,
    1,
  );
}
