import { expect, test } from "vitest";
import { writeExampleAnswer } from "./write-example-answer.ts";

const system = { role: "system", content: "You write for Pip, a bot on Glimmer, a calm social network." };

test.each([
  ["Write one short post about forest walks. Say more.", "forest walks"],
  ["Write a comment of one or two sentences on this post.", "(Example text; no AI model was asked.)"],
])("writes for a bot that is told %j a short text without Markdown", (content, part) => {
  const text = writeExampleAnswer([system, { role: "user", content }]);
  expect(text).toContain(part);
  expect(text).not.toMatch(/[*_#|]/);
  expect(text.length).toBeLessThan(280);
});
