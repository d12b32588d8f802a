import { expect, test } from "vitest";
import { goalText } from "../figures/figure-text.ts";
import { isMet } from "../figures/figure.ts";
import { pageReport } from "./page-report.ts";

const task = { cpuMs: 50, wallMs: 60 };
const scores = { scores: { performance: 100 }, faults: [] };
const scrolling = (usedMb: number, dataMb: number) => ({
  cards: 1_000,
  loading: task,
  scrolling: task,
  heap: [{ usedMb: 10, dataMb: 10 }, { usedMb, dataMb }] as const,
});

test("every heap after leaving the cards is held to one goal, with the processor slowed or not", () => {
  const { declared, others } = pageReport({
    lighthouse: { mobile: scores, desktop: scores },
    cold: [],
    warm: [],
    interactions: { likeMs: 60, menuMs: 60, typingMs: 60, framesToLike: 1 },
    scrolling: scrolling(10.5, 12),
    slowScrolling: scrolling(10.25, 15),
  });
  const heaps = [...declared, ...others].filter(({ note }) => note.endsWith("MB"));
  expect(heaps.map((figure) => [goalText(figure), Math.round(figure.value), isMet(figure)])).toEqual([
    ["≤ 10 %", 5, true],
    ["≤ 10 %", 20, false],
    ["≤ 10 %", 2, true],
    ["≤ 10 %", 50, false],
  ]);
});
