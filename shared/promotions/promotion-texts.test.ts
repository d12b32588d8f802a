import { expect, test } from "vitest";
import { createTextWriter } from "../language/text-writer.ts";
import { formatShortfall } from "./promotion-texts.ts";

const write = createTextWriter("en");

test.each<[number, number, string | null]>([
  [24, 2400, null],
  [24, 2399, "24 hours costs 2,400 XP; you have 2,399."],
  [24, 230, "24 hours costs 2,400 XP; you have 230."],
  [1, 1000, null],
  [1, 999, "Promoting a post needs a balance of 1,000 XP; you have 999."],
  [1, 99, "1 hour costs 100 XP; you have 99."],
  [168, 0, "168 hours costs 16,800 XP; you have 0."],
])("%i hours with %i XP → %s", (hours, balance, text) => {
  const shortfall = formatShortfall(hours, balance);
  expect(shortfall && write(shortfall)).toBe(text);
});
