import { expect, test } from "vitest";
import { getTooltipDelayMs } from "./TooltipHost.tsx";

test("opens after 700 ms, and at once within 300 ms after another", () => {
  expect(getTooltipDelayMs(5000, null)).toBe(700);
  expect(getTooltipDelayMs(5300, 5000)).toBe(0);
  expect(getTooltipDelayMs(5301, 5000)).toBe(700);
});
