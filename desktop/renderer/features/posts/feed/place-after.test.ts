import { expect, test } from "vitest";
import { placeAfter, stands } from "./PeopleOffer.tsx";

const listed = ["one", "two", "three", "four", "five"];

test("stands after the card that crosses the window's lower edge", () => {
  expect(placeAfter(listed, ["four", "five"], false)).toEqual({ afterId: "four" });
});

test("stands after the third post at the earliest", () => {
  expect(placeAfter(listed, ["one", "two", "three", "four"], false)).toEqual({ afterId: "three" });
});

test("does not stand after a promoted card of a post that the list lacks", () => {
  expect(placeAfter(listed, ["promoted", "five"], true)).toEqual({ afterId: "five" });
});

test("stands after the end of a list that is in view as a whole", () => {
  expect(placeAfter(["one"], null, true)).toEqual({ afterId: null });
});

test("waits at the end of a list that has more, or is not drawn", () => {
  expect(placeAfter(listed, null, false)).toBeNull();
});

test("waits while no card below the window is a place", () => {
  expect(placeAfter(["one", "two"], ["two"], true)).toBeNull();
});

test("stays while its post is listed, and after the end only while that is the end", () => {
  expect(stands(listed, { afterId: "four" }, true)).toBe(true);
  expect(stands(listed, { afterId: "gone" }, false)).toBe(false);
  expect(stands(listed, { afterId: null }, false)).toBe(true);
  expect(stands(listed, { afterId: null }, true)).toBe(false);
  expect(stands(listed, null, false)).toBe(false);
});
