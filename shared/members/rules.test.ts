import { expect, test } from "vitest";
import { isReservedUsername, usernamePattern } from "./rules.ts";

test("reserves the first segment of every route and path of the product (A§2, decision 13)", () => {
  const segments =
    "login register terms privacy verify-email create-post settings profile blocked-users rate-limit-status " +
    "xp-history ai-chat chat notifications shop checkout leaderboard promotion-results community-settings search xp-shop post " +
    "posts hashtag user stripe-test home admin api assets static health lisa websocket dev return-to-app";
  expect(segments.split(" ").filter((segment) => !isReservedUsername(segment))).toEqual([]);
});

test("reserves them in any case, and nothing that only begins like one", () => {
  expect(isReservedUsername("LiSa")).toBe(true);
  expect(isReservedUsername("lisa.m")).toBe(false);
});

test.each([
  ["ada", true],
  ["Ada.Lovelace_1", true],
  ["a".repeat(50), true],
  ["ab", false],
  ["a".repeat(51), false],
  ["ada-l", false],
  ["ada/l", false],
  ["ädä", false],
])("the username rule takes %s: %s", (username, expected) => {
  expect(usernamePattern.test(username)).toBe(expected);
});
