import { expect, test } from "vitest";
import { continuePrompt, makeChatPrompt } from "./chat-prompt.ts";

const said = (content: string) => ({ role: "user" as const, content });

test("sends the latest whole messages within the budget, and always the question", () => {
  const history = [said("a".repeat(12_000)), said("b".repeat(11_000)), said("c".repeat(12_000))];
  const told = makeChatPrompt(history, "And now?").map(({ content }) => content);
  expect(told.slice(1)).toEqual(["b".repeat(11_000), "c".repeat(12_000), "And now?"]);
});

test("leaves out every message before the first that does not fit", () => {
  const told = makeChatPrompt([said("small"), said("x".repeat(30_000)), said("last")], "And now?");
  expect(told.map(({ content }) => content).slice(1)).toEqual(["last", "And now?"]);
});

test("tells a model the end of all parts of its answer, after the question, also at the second 'Continue'", () => {
  const answered = (content: string) => ({ role: "assistant" as const, content });
  const history = [
    said("Hello"),
    answered("Hi."),
    said("Tell me of the sea"),
    answered("a".repeat(16_000)),
    said("Continue"),
    answered("b".repeat(11_000)),
  ];
  const told = continuePrompt(history).slice(1, -1).map(({ content }) => content);
  expect(told).toEqual(["Hello", "Hi.", "Tell me of the sea", "a".repeat(1_000) + "b".repeat(11_000)]);
});
