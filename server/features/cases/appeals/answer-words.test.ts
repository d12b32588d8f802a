import { expect, test } from "vitest";
import { writeText } from "../../../language/write-text.ts";
import { type AnsweredAppeal, answerNotice, describeOutcome } from "./tell-answer.ts";

const granted: AnsweredAppeal = {
  kind: "post",
  excerpt: "Herons again",
  decision: "remove",
  isGranted: true,
  answer: "It quotes a book.",
  restored: { posts: 1 },
};

test("says what came back, and why; of a refusal that the decision stands", () => {
  expect(writeText(answerNotice(granted), "en")).toBe(
    "Your appeal was granted: the decision about your post “Herons again” is taken back. 1 post is back. The reason: It quotes a book.",
  );
  expect(writeText(answerNotice({ ...granted, isGranted: false, restored: {} }), "en")).toBe(
    "A moderator looked at your appeal. The decision about your post “Herons again” stands. The reason: It quotes a book.",
  );
});

test.each<[Partial<AnsweredAppeal>, string]>([
  [
    { decision: "suspend", restored: { measures: 1, posts: 2, comments: 1, promotions: 2 } },
    "Your account is no longer suspended: you can sign in. 2 posts and 1 comment are back. 2 promotions go on for the hours that were left.",
  ],
  [{ decision: "limit", restored: { measures: 1 } }, "Your account is no longer limited."],
  [{ decision: "limit", restored: {} }, "It was over already, and no longer counts."],
  [{ decision: "level", restored: { levels: 1 } }, "The level is what it was before."],
  [
    { decision: "cover", restored: { kept: 1 } },
    "A later decision about the same stands, and keeps the rest as it is.",
  ],
  [{ decision: "warn", restored: {} }, "The warning no longer counts."],
  [{ decision: "level", restored: {} }, "It was over already, and no longer counts."],
  [
    { decision: "remove", restored: { gone: 1 } },
    "What it was about is no longer there, so nothing comes back.",
  ],
])("says of %o what it changes", (given, words) => {
  expect(writeText(describeOutcome({ ...granted, ...given }).slice(1), "en")).toBe(words);
});
