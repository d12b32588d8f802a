import { expect, test } from "vitest";
import { isLongerSuspension } from "./suspend-member.ts";

const soon = new Date("2026-03-02T12:00:00Z");
const later = new Date("2026-03-03T12:00:00Z");
const now = new Date("2026-03-01T12:00:00Z");
const open = { is_bot: false, left_at: null, suspended_at: null, suspended_until: null };
const forDays = { ...open, suspended_at: now, suspended_until: soon };
const forGood = { ...open, suspended_at: now };

test.each([
  ["a member who is not suspended", open, soon, true],
  ["a bot", { ...open, is_bot: true }, null, false],
  ["a member who left", { ...open, left_at: now }, null, false],
  ["a longer suspension", forDays, later, true],
  ["one until somebody restores, of one for days", forDays, null, true],
  ["an equal suspension", forDays, soon, false],
  ["a shorter suspension", forDays, now, false],
  ["one for days, of one until somebody restores", forGood, later, false],
  ["one until somebody restores, again", forGood, null, false],
])("of %s: %#", (_, member, until, isLonger) => {
  expect(isLongerSuspension(member, until)).toBe(isLonger);
});
