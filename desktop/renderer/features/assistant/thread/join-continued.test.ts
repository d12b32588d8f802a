import { expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { createLocalMessage } from "../answers/ask-question.ts";
import { findContinuation, joinContinued } from "./join-continued.ts";

const asked = (changes: Partial<AiMessage> = {}) =>
  createLocalMessage({ role: "user", content: "Tell me", ...changes });
const answer = (content: string, changes: Partial<AiMessage> = {}) =>
  createLocalMessage({ role: "assistant", content, cost: 25, ...changes });
const again = asked({ content: "Continue", continues: true });

const first = answer("```js\nlet a ", { cut: "length" });
const rest = answer("= 1;\n```");

test("shows an answer and what reads on from it as one text, without the question between them", () => {
  const rows = joinContinued([asked(), first, again, rest, asked(), answer("Hello.")]);
  expect(rows.map(({ message }) => message.content))
    .toEqual(["Tell me", "```js\nlet a = 1;\n```", "Tell me", "Hello."]);
  expect(rows[1]).toMatchObject({ message: { id: first.id, cost: 50, cut: null }, last: { id: rest.id } });
});

test("joins as often as it was continued, and while the next part is only asked", () => {
  const second = answer("b ", { cut: "limit" });
  const rows = joinContinued([asked(), answer("a ", { cut: "length" }), again, second, again, answer("c.")]);
  expect(rows.map(({ message }) => message.content)).toEqual(["Tell me", "a b c."]);
  expect(joinContinued([asked(), first, again])).toHaveLength(2);
});

test.each([
  ["help lines", { support: true }],
  ["a reminder to take a break", { remindsOfBreak: true }],
])("keeps %s apart", (_, changes) => {
  expect(joinContinued([asked(), first, again, answer("Other words.", changes)])).toHaveLength(4);
});

test("keeps a continuation apart whose answer is not loaded", () => {
  expect(joinContinued([again, rest])).toHaveLength(2);
});

test("continues the last answer that was cut, again in place of an attempt of which nothing came", () => {
  const failed = answer("", { state: "failed", cost: 0 });
  const stopped = answer("half", { state: "stopped" });
  expect(findContinuation([asked(), first])).toEqual({ continues: first.id, replaces: null });
  expect(findContinuation([asked(), first, again, failed])).toEqual({
    continues: first.id,
    replaces: again.id,
  });
  expect(findContinuation([asked(), first, again, rest])).toBeNull();
  expect(findContinuation([asked(), first, again, stopped])).toBeNull();
  expect(findContinuation([asked(), first, again, answer("", { state: "answering", cost: 0 })])).toBeNull();
  expect(findContinuation([asked(), first, asked(), failed])).toBeNull();
  expect(findContinuation([])).toBeNull();
});
