import { expect, test } from "vitest";
import { formatGoal } from "../figures/part-report.ts";
import { isMet } from "../figures/figure.ts";
import { reportPage } from "./page-report.ts";
import { type ScreenName, stillScreens } from "./still-screens.ts";

const task = { cpuMs: 50, wallMs: 60 };
const scores = { scores: { performance: 100 }, faults: [] };
const repeated = { performance: [96, 93, 97], others: 92, faults: ["is-crawlable"] };
const forms = { mobile: repeated, desktop: repeated };
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
  lighthouse: { landing: { mobile: scores, desktop: scores }, signIn: forms, feed: forms },
  cold: [],
  warm: [],
  shifts: still,
  interactions: { likeMs: 60, menuMs: 60, typingMs: 60, framesToLike: 1 },
  scrolling: scrolling(10.5, 12),
  slowScrolling: scrolling(10.25, 15),
  otherInteractions: {
    threadLikeMs: 60,
    threadMenuMs: 60,
    chatReactionMs: 60,
    chatMenuMs: 60,
    aiChatListMs: 60,
    aiChatMenuMs: 104,
  },
  endless: { posts: 50_000, residentMb: 612, heapMb: 240 },
};

test("the memory of a shorter scroll does not stand for that of 50,000 posts", () => {
  const { declared, others } = reportPage({ ...measured, endless: { ...measured.endless, posts: 5_000 } });
  expect(declared.find(({ name }) => name === "heap after scrolling 50,000 posts")?.value).toBeNaN();
  expect(others.find(({ name }) => name === "heap after a shorter scroll")?.value).toBe(240);
});

test("of several visits by Lighthouse the median of performance counts, and the lowest of the rest", () => {
  const found = reportPage(measured).declared.filter(({ name }) =>
    name.startsWith("feed by Lighthouse, mobile")
  );
  expect(found.map(({ value, note, ...figure }) => [value, note, isMet({ value, ...figure })])).toEqual([
    [96, "", true],
    [92, "is-crawlable", false],
  ]);
});

test("a menu of any screen is held to 100 ms, and a long scroll says how much the process takes", () => {
  const { declared } = reportPage(measured);
  const missed = declared.filter((figure) => figure.unit === "ms" && isMet(figure) === false);
  expect(missed.map(({ name }) => name)).toEqual(["opening the menu of an AI chat, the worst"]);
  expect(declared.find(({ unit }) => unit === "MB")?.note).toBe("50000 posts, 612 MB resident");
});

test("every heap after leaving the cards is held to one goal, with the processor slowed or not", () => {
  const { declared, others } = reportPage(measured);
  const heaps = [...declared, ...others].filter(({ note }) => note.endsWith("MB"));
  expect(heaps.map((figure) => [formatGoal(figure), Math.round(figure.value), isMet(figure)])).toEqual([
    ["≤ 15 %", 5, true],
    ["≤ 15 %", 20, false],
    ["≤ 15 %", 2, true],
    ["≤ 15 %", 50, false],
  ]);
});

test("each of twelve screens has its layout shift in the table, and one that moves misses the goal", () => {
  const moving = { ...still, hashtag: { value: 0.03, width: 412 } };
  const shifts = reportPage({ ...measured, shifts: moving }).declared
    .filter(({ name }) => name.startsWith("layout shift of"));
  expect(shifts).toHaveLength(12);
  expect(shifts.filter((figure) => isMet(figure) === false).map(({ name, note }) => [name, note]))
    .toEqual([["layout shift of a hashtag", "412 px wide"]]);
});
