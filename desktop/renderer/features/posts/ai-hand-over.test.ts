import { expect, test } from "vitest";
import { handOverAiResponse, takeAiResponse } from "./ai-hand-over.ts";

test("the composer reads an answer once", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  handOverAiResponse(storage, { content: "Breathe out slowly.", imageUrl: "/api/images/1" });
  expect(takeAiResponse(storage)).toEqual({ content: "Breathe out slowly.", imageUrl: "/api/images/1" });
  expect(takeAiResponse(storage)).toEqual({ content: "", imageUrl: "" });
});
