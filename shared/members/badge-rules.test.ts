import { expect, test } from "vitest";
import {
  type BadgeState,
  badgeTypes,
  getBadgeRank,
  getDisplayedBadge,
  getMemberTier,
  hasActiveCrown,
} from "./badge-rules.ts";

const now = new Date("2026-12-01T00:00:00Z");
const later = "2026-12-02T00:00:00Z";
const badge = (badgeType: BadgeState["badgeType"], more: Partial<BadgeState> = {}): BadgeState => ({
  badgeType,
  isActive: true,
  isDeactivated: false,
  expiresAt: later,
  ...more,
});

test("ranks the badges from green 1 to goldCrown 10", () => {
  expect(badgeTypes.map(getBadgeRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(getBadgeRank("goldCrown")).toBe(10);
});

test("shows the highest badge that is active and not expired", () => {
  const shown = getDisplayedBadge([
    badge("gold"),
    badge("goldVerify"),
    badge("goldCrown", { expiresAt: now.toISOString() }),
    badge("blackCrown", { isActive: false }),
    badge("crown", { isDeactivated: true }),
  ], now);
  expect(shown?.badgeType).toBe("goldVerify");
});

test("shows no badge when none qualifies", () => {
  expect(getDisplayedBadge([badge("gold", { isActive: false })], now)).toBeNull();
  expect(getDisplayedBadge([], now)).toBeNull();
});

test("never expires a badge without an end", () => {
  expect(getDisplayedBadge([badge("green", { expiresAt: null })], now)?.badgeType).toBe("green");
});

test.each(
  [
    [[], 1],
    [[badge("crown")], 1],
    [[badge("goldVerify")], 2],
    [[badge("blackCrown")], 3],
    [[badge("goldCrown", { isActive: false, isDeactivated: true }), badge("goldVerify")], 3],
    [[badge("goldCrown", { expiresAt: "2026-11-30T00:00:00Z" })], 1],
  ] as const,
)("for %j returns tier %i", (badges, tier) => {
  expect(getMemberTier(badges, now)).toBe(tier);
});

test("unlocks the loose filters with an active crown only", () => {
  expect(hasActiveCrown([badge("goldCrown")], now)).toBe(true);
  expect(hasActiveCrown([badge("goldCrown", { isActive: false }), badge("goldVerify")], now)).toBe(false);
});
