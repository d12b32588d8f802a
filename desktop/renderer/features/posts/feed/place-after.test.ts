import { expect, test } from "vitest";
import { placeAfter } from "./place-after.ts";

const listed = ["one", "two", "three", "four", "five"];

test("stands after the card that crosses the window's lower edge", () => {
  expect(placeAfter(listed, ["four", "five"])).toEqual({ afterId: "four" });
});

test("stands after the third post at the earliest", () => {
  expect(placeAfter(listed, ["one", "two", "three", "four"])).toEqual({ afterId: "three" });
});

test("does not stand after a promoted card of a post that the list lacks", () => {
  expect(placeAfter(listed, ["promoted", "five"])).toEqual({ afterId: "five" });
});

test("stands after the end of a list that is in view as a whole", () => {
  expect(placeAfter(["one"], null)).toEqual({ afterId: null });
});

test("waits while no card below the window is a place", () => {
  expect(placeAfter(["one", "two"], ["two"])).toBeNull();
});
