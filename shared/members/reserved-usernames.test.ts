import fc from "fast-check";
import { expect, test } from "vitest";
import { usernamePattern } from "./username-pattern.ts";
import { looksReserved } from "./looks-reserved.ts";
import { isReservedUsername } from "./reserved-usernames.ts";

test("reserves the first segment of every planned route", () => {
  const segments =
    "login register terms privacy verify-email create-post settings profile blocked-users rate-limit-status " +
    "xp-history ai-chat chat notifications shop checkout leaderboard promotion-results community-settings search xp-shop post " +
    "posts hashtag user stripe-test";
  expect(segments.split(" ").filter((segment) => !isReservedUsername(segment))).toEqual([]);
});

test("reserves the names of the product, its assistant and its files, in any case", () => {
  const names =
    "home admin api assets static health lisa websocket dev return-to-app icon.svg LiSa Manifest.webmanifest";
  expect(names.split(" ").filter((name) => !isReservedUsername(name))).toEqual([]);
});

test("does not reserve a name that only begins like a reserved one", () => {
  for (const name of ["lisa.m", "admin_of_nothing", "api2"]) {
    expect([isReservedUsername(name), looksReserved(name)]).toEqual([false, false]);
  }
});

test.each([
  ["the name itself", "lisa"],
  ["a digit for a letter", "l1sa"],
  ["a digit for a letter", "adm1n"],
  ["a digit for a letter", "5upp0r7"],
  ["a digit for another", "1isa"],
  ["a capital I for an l", "Iisa"],
  ["an l for a capital I", "ADMlN"],
  ["two letters for one", "adrnin"],
  ["two letters for one", "vvelcome"],
  ["its own r and n", "return.to.app"],
  ["a dot", "a.dmin"],
  ["a dot at the end", "Lisa."],
  ["underscores", "__lisa__"],
  ["an underscore for a hyphen", "ai_chat"],
  ["the hyphen left out", "createpost"],
  ["all of them", "_A.D_rn1N"],
])("refuses look-alikes of a reserved name: %s, %s", (_, name) => {
  expect(looksReserved(name)).toBe(true);
});

// Real names and words: refusing them would turn people away.
test.each([
  "mali",
  "Mali",
  "ilsa",
  "Elisa",
  "lisa_m",
  "lisa.smith",
  "adam",
  "Adrian",
  "ada",
  "bill",
  "blogger",
  "Lola",
])(
  "accepts other names: %s",
  (name) => expect(looksReserved(name)).toBe(false),
);

test("ignores separators in look-alikes", () => {
  const names = fc.constantFrom("lisa", "adm1n", "mali", "ada", "m0derator", "someone", "vvvw", "rn");
  fc.assert(fc.property(names, fc.infiniteStream(fc.constantFrom("", "", ".", "_")), (name, gaps) => {
    const spread = [...name].map((sign) => sign + gaps.next().value).join("");
    expect(looksReserved(spread)).toBe(looksReserved(name));
  }));
});

test.each([
  ["ada", true],
  ["Ada.Lovelace_1", true],
  ["_ada_", true],
  ["a.b.c", true],
  ["a".repeat(50), true],
  ["ab", false],
  ["a".repeat(51), false],
  ["ada-l", false],
  ["ada/l", false],
  ["ädä", false],
  [".ada", false],
  ["ada.", false],
  ["ada..l", false],
  ["...", false],
  ["ada\n", false],
])("checks the username %j: %s", (username, expected) => {
  expect(usernamePattern.test(username)).toBe(expected);
});
