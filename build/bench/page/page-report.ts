import { median } from "../load.ts";
import type { Interactions } from "./interactions.ts";
import type { LargestPaint } from "./largest-paint.ts";
import type { LongestTask } from "./longest-task.ts";
import type { Scores } from "./lighthouse-scores.ts";
import type { Scrolling } from "./scrolling.ts";

export interface PageFigures {
  readonly lighthouse: { readonly mobile: Scores; readonly desktop: Scores };
  readonly cold: readonly LargestPaint[];
  readonly warm: readonly LargestPaint[];
  readonly interactions: Interactions;
  readonly scrolling: Scrolling;
  readonly slowScrolling: Scrolling;
  readonly scripts: { readonly landingKb: number; readonly feedKb: number };
}

/** The figures of the page beside their goals, as lines of a table. */
export function pageReport(figures: PageFigures): string[] {
  const { lighthouse, cold, warm, interactions, scrolling, slowScrolling, scripts } = figures;
  return [
    row("landing by Lighthouse, mobile", scores(lighthouse.mobile), "100 each"),
    row("the same, desktop", scores(lighthouse.desktop), "100 each"),
    "Feed, processor slowed 4 times, 1.6 Mbit/s, 150 ms to the first byte:",
    row("largest paint, nothing cached", spread(cold, "largestPaintMs"), "≤ 1200 ms"),
    row("  which was", cold.at(-1)?.what ?? ""),
    row("  first paint", spread(cold, "firstPaintMs")),
    row("  cards drawn by the app", spread(cold, "usableMs")),
    row("  layout shift, the most", Math.max(...cold.map(({ layoutShift }) => layoutShift)).toFixed(3)),
    row("largest paint, scripts cached", spread(warm, "largestPaintMs")),
    "Feed, processor slowed 4 times:",
    row("like to next paint, the worst", ms(interactions.likeMs), "≤ 100 ms"),
    row("opening a menu", ms(interactions.menuMs), "≤ 100 ms"),
    row("typing in the composer", ms(interactions.typingMs), "≤ 100 ms"),
    row("frames from a tap to the like", `${interactions.framesToLike}`, "≤ 1"),
    ...rowsOfScrolling(scrolling, ""),
    ...rowsOfScrolling(slowScrolling, ", processor slowed 4 times"),
    row("landing's first scripts, brotli", `${scripts.landingKb.toFixed(1)} KB`, "≤ 72 KB"),
    row("feed's first scripts, brotli", `${scripts.feedKb.toFixed(1)} KB`, "≤ 165 KB"),
  ];
}

function rowsOfScrolling({ cards, loading, scrolling, heap: [before, after] }: Scrolling, how: string) {
  return [
    `${cards} cards${how}:`,
    row("longest task, loading them", task(loading), "≤ 100 ms"),
    row("longest task, scrolling them all", task(scrolling), "≤ 100 ms"),
    row("heap before and after", growth(before.usedMb, after.usedMb), "≤ 10 %"),
    row("the same without compiled code", growth(before.dataMb, after.dataMb), "≤ 10 %"),
  ];
}

function growth(before: number, after: number): string {
  return `${before.toFixed(1)} and ${after.toFixed(1)} MB, ${((after / before - 1) * 100).toFixed(0)} %`;
}

function scores({ scores: byCategory, faults }: Scores): string {
  return [Object.values(byCategory).join(", "), ...faults].join(" ");
}

type Times = "firstPaintMs" | "largestPaintMs" | "usableMs";

/** The median of the visits, with the least and the most. */
function spread(visits: readonly LargestPaint[], time: Times): string {
  const values = visits.map((visit) => visit[time]);
  return `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)} to ${
    Math.max(...values).toFixed(0)
  })`;
}

function row(what: string, figure: string, goal = ""): string {
  return `${what.padEnd(34)}${figure.padStart(28)}   ${goal}`.trimEnd();
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const task = ({ cpuMs, wallMs }: LongestTask) => `${ms(cpuMs)} (${ms(wallMs)} by the clock)`;
