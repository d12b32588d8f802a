import { expect, test } from "vitest";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { composeAnswerText } from "./publish-answer.ts";

test("keeps a short answer, without surrounding spaces", () => {
  expect(composeAnswerText("\n Take a walk. ", "comment")).toBe("Take a walk.");
});

test.each([["comment", commentLength], ["message", messageLimits.contentLength]] as const)(
  "cuts a long answer in a %s after a sentence within %i characters",
  (place, most) => {
    const text = composeAnswerText("A walk helps most people. ".repeat(200), place);
    expect(text.length).toBeLessThanOrEqual(most);
    expect(text.length).toBeGreaterThan(most / 2);
    expect(text).toMatch(/people\.$/);
  },
);

test.each([["words ".repeat(200), /words…$/], ["x".repeat(900), /x…$/], ["😀".repeat(400), /😀…$/u]])(
  "cuts an answer without sentences at a word or a character",
  (written, end) => {
    const text = composeAnswerText(written, "comment");
    expect(text).toMatch(end);
    expect(text.length).toBeLessThanOrEqual(commentLength);
    expect(text.isWellFormed()).toBe(true);
  },
);

test("removes mentions", () => {
  expect(composeAnswerText("@ada and (@bob_1), write to ada@example.org", "message"))
    .toBe("ada and (bob_1), write to adaexample.org");
});
