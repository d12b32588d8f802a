import { expect, test } from "vitest";
import { nameDetail } from "./detail-names.ts";

test.each([
  ["stoppedPromotions", "Stopped promotions:"],
  ["postFrequency", "Post frequency:"],
  ["constructor", "Constructor:"],
])("names the detail %s '%s'", (name, shown) => {
  expect(nameDetail(name)).toBe(shown);
});
