import { expect, test } from "vitest";
import { formatSessionTitle } from "./session-title.ts";

test("names a chat by its day, month, year, hour and minute", () => {
  expect(formatSessionTitle(new Date(2026, 2, 4, 5, 6))).toBe("Chat_040326_0506");
});
