import { expect, test } from "vitest";
import type { AppealRestores } from "#shared/cases/case-shapes.ts";
import { describeRestored } from "./appeal-words.ts";

const none: AppealRestores = {
  posts: 0,
  comments: 0,
  messages: 0,
  levels: 0,
  covers: 0,
  measures: 0,
  promotions: 0,
  kept: 0,
  gone: 0,
};

test("says before the answer what comes back, what stays and what is gone", () => {
  expect(describeRestored("suspend", { ...none, measures: 1, posts: 1_040, comments: 1, promotions: 1 }))
    .toEqual([
      "The suspension ends.",
      "1,040 posts and 1 comment come back.",
      "1 promotion goes on for the hours that were left.",
    ]);
  expect(describeRestored("remove", { ...none, messages: 1, kept: 1, gone: 1 })).toEqual([
    "1 message comes back.",
    "A later decision about the same stands, and keeps the rest as it is.",
    "What the author has deleted meanwhile stays gone.",
  ]);
  expect(describeRestored("warn", none)).toEqual(["The warning no longer counts."]);
  expect(describeRestored("limit", none)).toEqual([
    "Nothing comes back: it is over. The decision no longer counts.",
  ]);
});
