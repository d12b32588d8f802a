import { expect, test } from "vitest";
import { kind } from "../figures/figure.ts";
import { compareInTurns } from "./compare-in-turns.ts";

test("each side is measured once to warm up, then first in half of the rounds", async () => {
  const measured: string[] = [];
  const values: Record<string, number> = { newer: 30, older: 20 };
  const figure = await compareInTurns(kind("feed"), {
    sides: { newer: "newer", older: "older" },
    rounds: 2,
    unit: "a second",
    measure: (side) => {
      measured.push(side);
      return Promise.resolve(values[side] ?? 0);
    },
  });
  expect(measured).toEqual(["newer", "older", "newer", "older", "older", "newer"]);
  expect(figure).toMatchObject({ value: 1.5, range: [1.5, 1.5], note: "30 beside 20 a second" });
});
