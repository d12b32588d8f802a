import { expect, test } from "vitest";
import { isLongEnough } from "./long-enough.ts";
import { getSpeechCost } from "./speech-price-and-voices.ts";

test("offers audio for posts of more than 200 characters", () => {
  expect([isLongEnough("x".repeat(200)), isLongEnough("x".repeat(201))]).toEqual([false, true]);
});

const now = new Date("2026-11-21T12:00:00Z");
const [later, before] = ["2026-12-01T00:00:00Z", "2026-11-01T00:00:00Z"];

test.each(
  [
    ["no badge", [], 30],
    ["badges that are no crown", [{ badgeType: "green" }, { badgeType: "goldVerify" }], 30],
    ["a Black Crown", [{ badgeType: "blackCrown", expiresAt: later }], 23],
    ["a Gold Crown beside others", [{ badgeType: "blue" }, { badgeType: "goldCrown" }], 23],
    ["a crown that is not the active one", [{ badgeType: "goldCrown", isActive: false }], 23],
    ["a crown that has run out", [{ badgeType: "goldCrown", expiresAt: before }], 30],
  ] as const,
)("with %s costs the table's price, 25% less with a crown, rounded up", (_, held, cost) => {
  expect(getSpeechCost(held.map((badge) => ({ expiresAt: null, ...badge })), now)).toBe(cost);
});
