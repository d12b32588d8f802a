import { expect, test } from "vitest";
import { orderStates } from "#shared/shop/contract.ts";
import { stateNote, stateTexts } from "./purchase-texts.ts";

test("has a text for every state", () => {
  for (const state of orderStates) expect(stateTexts[state]).toMatch(/^[A-Z]/);
});

test("mentions owed XP before anything else", () => {
  expect(stateNote({ state: "refunded", owedXp: 1_200 })).toMatch(/^1,200 XP are still owed/);
});

test("says that nothing was charged when nothing was", () => {
  expect(stateNote({ state: "cancelled", owedXp: 0 })).toBe("No charges were made.");
  expect(stateNote({ state: "paid", owedXp: 0 })).toBeNull();
});
