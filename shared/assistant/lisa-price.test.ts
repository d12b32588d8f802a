import { expect, test } from "vitest";
import type { BadgeType } from "../members/badge-rules.ts";
import { getLisaPrice } from "./lisa-price.ts";

const now = new Date("2026-11-05T12:00:00Z");
const later = "2026-12-05T12:00:00.000Z";
const held = (badgeType: BadgeType) => [{ badgeType, expiresAt: later }];

test("charges 10, 50 or 100 XP for an answer, and 25% less with a crown", () => {
  expect(getLisaPrice("standard", [], now)).toBe(10);
  expect(getLisaPrice("gpt-4o", held("goldVerify"), now)).toBe(50);
  expect(getLisaPrice("standard", held("blackCrown"), now)).toBe(8);
  expect(getLisaPrice("gpt-5", held("goldCrown"), now)).toBe(75);
});
