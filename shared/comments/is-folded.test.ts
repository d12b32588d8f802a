import { expect, test } from "vitest";
import { isFolded } from "./is-folded.ts";

const plain = { level: "top", isOnlyDistress: false, isForYouth: false, authorFolds: null } as const;

test.each(
  [
    ["a comment of the best level stands", {}, false],
    ["one of level high is folded", { level: "high" }, true],
    ["one of level low is folded", { level: "low" }, true],
    ["one of level none is folded", { level: "none" }, true],
    ["one without a level stands, for its writer", { level: null }, false],
    ["grave feelings are not folded", { level: "low", isOnlyDistress: true }, false],
    ["one of a new account is folded", { isForYouth: true }, true],
    ["one of distress by a new account is folded", { isOnlyDistress: true, isForYouth: true }, true],
    ["what the author folds is folded", { authorFolds: true }, true],
    ["what the author unfolds stands", { level: "low", isForYouth: true, authorFolds: false }, false],
  ] as const,
)("%s", (_, traits, folded) => {
  expect(isFolded({ ...plain, ...traits })).toBe(folded);
});
