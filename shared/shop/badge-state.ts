import { type BadgeState, isExpired } from "../members/badge-rules.ts";

/** The state of a badge for its owner, who owns it in all but the last (badges.2). */
export type OwnedState = "active" | "passive" | "deactivated" | "expired";

/** The state of a badge at a moment. */
export function getBadgeState(
  badge: Required<Pick<BadgeState, "isActive" | "isDeactivated" | "expiresAt">>,
  now: Date,
): OwnedState {
  if (isExpired(badge, now)) return "expired";
  if (badge.isDeactivated) return "deactivated";
  return badge.isActive ? "active" : "passive";
}
