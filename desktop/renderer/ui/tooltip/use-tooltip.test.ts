import { expect, test } from "vitest";
import { tooltipDelayMs } from "./TooltipHost.tsx";

test("opens after 700 ms, and at once within 300 ms after another", () => {
  expect(tooltipDelayMs(5000, null)).toBe(700);
  expect(tooltipDelayMs(5300, 5000)).toBe(0);
  expect(tooltipDelayMs(5301, 5000)).toBe(700);
});
