import { expect, test } from "vitest";
import { areResultsShown } from "./are-results-shown.ts";

test.for(
  [
    ["a voter below five votes", { votesCount: 4, isVoter: true }, false],
    ["a voter from five votes on", { votesCount: 5, isVoter: true }, true],
    ["its author below five votes", { votesCount: 4, isAuthor: true }, false],
    ["its author from five votes on", { votesCount: 5, isAuthor: true }, true],
    ["a stranger while it lasts", { votesCount: 500 }, false],
    ["a stranger once it has ended", { hasEnded: true }, true],
  ] as const,
)("%s: results are shown: %s", ([, given, isShown]) => {
  const nobody = { hasEnded: false, votesCount: 0, isVoter: false, isAuthor: false };
  expect(areResultsShown({ ...nobody, ...given })).toBe(isShown);
});
