import { declaredFigures } from "../figures/declared-figures.ts";
import { type Figure, figureOf, worstOf } from "../figures/figure.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { Size } from "../seed/seed.ts";
import { earlyPage, type GrowthGroup } from "./comparisons.ts";
import type { GrowthFigures } from "./measure-growth.ts";

type Groups = Readonly<Record<GrowthGroup, readonly GrowthFigures[]>>;

interface Sizes {
  readonly small: Size;
  readonly large: Size;
  readonly deepPage: number;
}

/** The slowest comparison of each group, then all of them. */
export function growthReport(groups: Groups, { small, large, deepPage }: Sizes): PartReport {
  const figures = {
    posts: figuresOf(groups.posts, `${count(small.posts)} → ${count(large.posts)} posts`),
    depth: figuresOf(groups.depth, `page ${earlyPage} → ${deepPage}`),
    readers: figuresOf(groups.readers, "readers"),
  };
  const slowest = (group: GrowthGroup) => worstOf(figures[group]);
  return reportOf("growth", {
    posts: slowest("posts"),
    depth: slowest("depth"),
    readers: slowest("readers"),
  }, [...figures.posts, ...figures.depth, ...figures.readers]);
}

function figuresOf(comparisons: readonly GrowthFigures[], group: string): Figure[] {
  const { goal } = declaredFigures.growth.posts;
  return comparisons.map(({ what, isAside, ratios, before, after }) => {
    const pair = (of: (side: typeof before) => string) => `${of(before)} → ${of(after)}`;
    const kind = { ...declaredFigures.growth.posts, name: `${group}: ${what}`, goal: isAside ? null : goal };
    const note = [
      `${pair(({ pagesPerSecond }) => count(pagesPerSecond))} pages a second`,
      `${pair(({ buffers }) => count(buffers))} buffers`,
      `database ${pair(({ ms }) => ms.toFixed(2))} ms`,
    ].join(", ");
    return figureOf(kind, { value: ratios, note });
  });
}

const count = (value: number) => Math.round(value).toLocaleString("en");
