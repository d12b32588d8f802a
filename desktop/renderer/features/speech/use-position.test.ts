import { expect, test } from "vitest";
import { formatSeconds } from "./SpeechPanel.tsx";

test("formats seconds as minutes and seconds", () => {
  expect([0, 9.9, 65, 600].map(formatSeconds)).toEqual(["0:00", "0:09", "1:05", "10:00"]);
});
