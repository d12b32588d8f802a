import { expect, test } from "vitest";
import { handOverAiResponse, takeAiResponse } from "./answer-hand-over.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value).size > 0,
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("returns the assistant's answer once", () => {
  const local = storage();
  handOverAiResponse(local, { content: "Breathe out slowly.", imageUrl: "/api/images/1" });
  expect(takeAiResponse(local)).toEqual({ content: "Breathe out slowly.", imageUrl: "/api/images/1" });
  expect(takeAiResponse(local)).toEqual({ content: "", imageUrl: "" });
});
