import { expect, test } from "vitest";
import type { BadgeState, BadgeType } from "#shared/members/badge-rules.ts";
import { findFilterLock } from "./LockNote.tsx";

const now = new Date("2026-05-01T12:00:00Z");
const badge = (badgeType: BadgeType, given: Partial<BadgeState> = {}): BadgeState => ({
  badgeType,
  isActive: false,
  isDeactivated: true,
  expiresAt: "2026-06-01T00:00:00Z",
  ...given,
});
const expired = { expiresAt: "2026-04-01T00:00:00Z" };

test.each([
  { badges: [], why: "Needs an active Black Crown or Gold Crown badge.", way: "See the crowns" },
  {
    badges: [badge("goldVerify")],
    why: "Needs an active Black Crown or Gold Crown badge.",
    way: "See the crowns",
  },
  {
    badges: [badge("goldVerify", { isActive: true, isDeactivated: false }), badge("blackCrown")],
    why: "You own a Black Crown, but show Gold Verify.",
    way: "Show the crown instead",
    leadsTo: "blackCrown",
  },
  {
    badges: [badge("blackCrown")],
    why: "You own a Black Crown, but don't show it.",
    way: "Activate it",
    leadsTo: "blackCrown",
  },
  {
    badges: [badge("goldCrown", expired), badge("blackCrown")],
    why: "You own a Black Crown, but don't show it.",
    way: "Activate it",
    leadsTo: "blackCrown",
  },
  {
    badges: [badge("goldCrown", expired)],
    why: "Your Gold Crown has expired.",
    way: "See the crowns",
    leadsTo: "goldCrown",
  },
])(
  "says '$why' of a locked filter, with the way to that crown in the shop",
  ({ badges, why, way, leadsTo }) => {
    expect(findFilterLock(badges, now)).toEqual({ why, way, badge: leadsTo });
  },
);
