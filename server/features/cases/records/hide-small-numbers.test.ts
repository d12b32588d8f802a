import { expect, test } from "vitest";
import type { NumberPart } from "#shared/cases/numbers-contract.ts";
import type { CountedMonth } from "./count-numbers.ts";
import { hideSmallNumbers } from "./transparency.ts";

const nothing = { total: 0, divisions: [] };

/** The parts of a number by key, as published. */
function published(parts: Readonly<Record<string, number>>, cases?: number) {
  const given: NumberPart[] = Object.entries(parts).map(([key, count]) => ({ key, name: key, count }));
  const total = given.reduce((sum, { count }) => sum + count, 0);
  const month: CountedMonth = {
    month: "2026-10",
    isOver: true,
    reports: nothing,
    decisions: { total, divisions: [{ by: "decision", parts: given }] },
    levels: nothing,
    appeals: nothing,
    hours: 3,
    hoursOf: cases ?? total,
  };
  const { decisions, hours } = hideSmallNumbers(month, "en");
  const shown = decisions.divisions[0]?.parts.map(({ key, count }) => [key ?? "together", count]) ?? [];
  return { total: decisions.total, parts: Object.fromEntries(shown) as Record<string, number>, hours };
}

test("hides a count below five, and the median of so few cases", () => {
  expect(published({ warn: 4 })).toEqual({ total: null, parts: {}, hours: null });
  expect(published({})).toEqual({ total: 0, parts: {}, hours: null });
  expect(published({ warn: 5 })).toEqual({ total: 5, parts: { warn: 5 }, hours: 3 });
  // Several decisions were about one case, or opened theirs.
  expect(published({ warn: 5 }, 4).hours).toBe(null);
});

test.each([
  ["leaves parts of five and more as they are", { warn: 5, remove: 9 }, { warn: 5, remove: 9 }],
  ["adds small parts up", { warn: 3, cover: 2, remove: 9 }, { remove: 9, together: 5 }],
  ["adds a larger part where the total would give the small one away", { warn: 3, limit: 6, remove: 9 }, {
    remove: 9,
    together: 9,
  }],
  ["shows no parts when all are one sum", { warn: 3, remove: 9 }, {}],
  ["tells nobody who was offered help", { offer_help: 6, no_violation: 8, warn: 7 }, {
    no_violation: 14,
    warn: 7,
  }],
])("%s", (_, parts, shown) => {
  expect(published(parts).parts).toEqual(shown);
});

test("never lets a part below five be worked out from what is shown", () => {
  for (let a = 1; a < 12; a += 1) {
    for (let b = 0; b < 12; b += 1) {
      for (let c = 0; c < 12; c += 3) {
        const { total, parts } = published({ warn: a, cover: b, remove: c });
        const counts = Object.values(parts);
        expect(counts.every((count) => count >= 5 || count === 0)).toBe(true);
        if (counts.length > 0) expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
      }
    }
  }
});
