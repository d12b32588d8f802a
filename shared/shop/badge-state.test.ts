import { expect, test } from "vitest";
import { isActiveBadge } from "../members/badge-rules.ts";
import { getBadgeState, type OwnedState } from "./badge-state.ts";

const now = new Date("2026-03-04T12:00:00Z");
const later = "2026-03-04T12:00:00.001Z";
const earlier = "2026-03-04T11:59:59.999Z";

test.each<[isActive: boolean, isDeactivated: boolean, expiresAt: string | null, OwnedState]>([
  [true, false, null, "active"],
  [true, false, later, "active"],
  [true, false, now.toISOString(), "expired"],
  [true, false, earlier, "expired"],
  [true, true, null, "deactivated"],
  [true, true, later, "deactivated"],
  [true, true, earlier, "expired"],
  [false, true, null, "deactivated"],
  [false, true, later, "deactivated"],
  [false, true, now.toISOString(), "expired"],
  [false, false, null, "passive"],
  [false, false, later, "passive"],
  [false, false, earlier, "expired"],
])("for active %s, deactivated %s, until %s returns %s", (isActive, isDeactivated, expiresAt, state) => {
  const badge = { isActive, isDeactivated, expiresAt };
  expect(getBadgeState(badge, now)).toBe(state);
  expect(isActiveBadge({ badgeType: "goldVerify", ...badge }, now)).toBe(state === "active");
});
