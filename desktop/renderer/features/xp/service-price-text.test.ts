import { expect, test } from "vitest";
import { formatServicePrice } from "./XpServices.tsx";

test("names the badge that a service needs, and the price with a crown", () => {
  expect(formatServicePrice(10, { none: 10, goldVerify: 10, blackCrown: 8 })).toBe("8 XP with a crown");
  expect(formatServicePrice(50, { goldVerify: 50, blackCrown: 38 }))
    .toBe("Needs Gold Verify or a crown; 38 XP with a crown");
  expect(formatServicePrice(100, { blackCrown: 75 })).toBe("Needs a Black or Gold Crown; 75 XP with a crown");
  expect(formatServicePrice(100, { goldCrown: 75 })).toBe("Needs a Gold Crown; 75 XP with a crown");
  expect(formatServicePrice(30, { none: 30 })).toBeNull();
});
