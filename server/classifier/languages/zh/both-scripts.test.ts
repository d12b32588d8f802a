import { expect, test } from "vitest";
import { inBothScripts } from "./both-scripts.ts";

test("adds the traditional spelling beside each alternative of a phrase", () => {
  expect(inBothScripts(["!没 我|老子 ..2 杀了? <you>"])).toEqual(["!没|沒 我|老子 ..2 杀了|殺了? <you>"]);
});

test("leaves what both scripts spell alike", () => {
  expect(inBothScripts(["^ 想死 !你"])).toEqual(["^ 想死 !你"]);
});
