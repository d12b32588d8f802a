import { expect, test } from "vitest";
import { countText, formatHours } from "./MonthDetails.tsx";

test("a count that is not shown is 'under 5', no hours are a dash", () => {
  expect([countText(1234), countText(0), countText(null)]).toEqual(["1,234", "0", "under 5"]);
  expect([formatHours(3.5), formatHours(null)]).toEqual(["3.5", "–"]);
});
