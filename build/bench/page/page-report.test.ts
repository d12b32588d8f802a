import { expect, test } from "vitest";
import { goalText } from "../figures/figure-text.ts";
import { isMet } from "../figures/figure.ts";
import { pageReport } from "./page-report.ts";
import { type ScreenName, stillScreens } from "./still-screens.ts";

const task = { cpuMs: 50, wallMs: 60 };
const scores = { scores: { performance: 100 }, faults: [] };
const scrolling = (usedMb: number, dataMb: number) => ({
  cards: 1_000,
  loading: task,
  scrolling: task,
  heap: [{ usedMb: 10, dataMb: 10 }, { usedMb, dataMb }] as const,
});

const still = Object.fromEntries(
  stillScreens.map(({ name }) => [name, { value: 0, width: 412 }]),
) as Record<ScreenName, { value: number; width: number }>;

const measured = {
  lighthouse: { mobile: scores, desktop: scores },
  cold: [],
  warm: [],
  shifts: still,
  interactions: { likeMs: 60, menuMs: 60, typingMs: 60, framesToLike: 1 },
  scrolling: scrolling(10.5, 12),
  slowScrolling: scrolling(10.25, 15),
};

test("every heap after leaving the cards is held to one goal, with the processor slowed or not", () => {
  const { declared, others } = pageReport(measured);
  const heaps = [...declared, ...others].filter(({ note }) => note.endsWith("MB"));
  expect(heaps.map((figure) => [goalText(figure), Math.round(figure.value), isMet(figure)])).toEqual([
    ["≤ 10 %", 5, true],
    ["≤ 10 %", 20, false],
    ["≤ 10 %", 2, true],
    ["≤ 10 %", 50, false],
  ]);
});

test("each of twelve screens has its layout shift in the table, and one that moves misses the goal", () => {
  const moving = { ...still, hashtag: { value: 0.03, width: 412 } };
  const shifts = pageReport({ ...measured, shifts: moving }).declared
    .filter(({ name }) => name.startsWith("layout shift of"));
  expect(shifts).toHaveLength(12);
  expect(shifts.filter((figure) => isMet(figure) === false).map(({ name, note }) => [name, note]))
    .toEqual([["layout shift of a hashtag", "412 px wide"]]);
});
