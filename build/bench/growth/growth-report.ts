import type { Size } from "../seed/seed.ts";
import type { GrowthFigures } from "./measure-growth.ts";

const goal = 1.3;

/** The comparisons beside their goal, as lines of a table. */
export function growthReport(
  groups: ReadonlyMap<string, readonly GrowthFigures[]>,
  { small, large }: { readonly small: Size; readonly large: Size },
): string[] {
  const titles: Readonly<Record<string, string>> = {
    "posts in the database": `${count(small.posts)} → ${count(large.posts)} posts`,
  };
  const lines = [
    row(
      "what grows, and the page that is read",
      ["pages a second", "buffers a page", "database ms"],
      "ratio",
      "goal",
    ),
  ];
  for (const [group, list] of groups) {
    lines.push(titles[group] ?? group);
    for (const one of list) lines.push(lineOf(one));
  }
  return lines;
}

function lineOf({ what, isAside, ratio, before, after }: GrowthFigures): string {
  const pair = (of: (side: typeof before) => string) => `${of(before)} → ${of(after)}`;
  return row(
    `  ${what}`,
    [
      pair((side) => side.pagesPerSecond.toFixed(0)),
      pair((side) => side.buffers.toFixed(0)),
      pair((side) => side.ms.toFixed(2)),
    ],
    ratio.toFixed(2),
    isAside ? "" : `≤ ${goal}`,
  );
}

function row(what: string, cells: readonly string[], ratio: string, goal: string): string {
  return [what.padEnd(42), ...cells.map((cell) => cell.padStart(16)), ratio.padStart(8), `   ${goal}`].join(
    "",
  ).trimEnd();
}

const count = (value: number) => value.toLocaleString("en");
