import { createFigure, type Figure, type FigureKind } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import { takeTurns } from "../take-turns.ts";

/** The same of this checkout and of the older one. */
export interface Pair<T> {
  readonly newer: T;
  readonly older: T;
}

/** Measures both sides in turn after one warm-up round each, and gives the ratio of neighbours. */
export async function compareInTurns<Side>(
  kind: FigureKind,
  { sides, rounds, unit, measure }: {
    readonly sides: Pair<Side>;
    readonly rounds: number;
    readonly unit: string;
    readonly measure: (side: Side) => Promise<number>;
  },
): Promise<Figure> {
  await measure(sides.newer);
  await measure(sides.older);
  const measured = { newer: [] as number[], older: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    await takeTurns(round, [
      async () => measured.newer.push(await measure(sides.newer)),
      async () => measured.older.push(await measure(sides.older)),
    ]);
  }
  return createFigure(kind, {
    value: measured.newer.map((value, at) => value / (measured.older[at] ?? Number.NaN)),
    note: describePair({ newer: median(measured.newer), older: median(measured.older) }, unit),
  });
}

/** "1,020 beside 998 a second" */
export function describePair({ newer, older }: Pair<number>, unit: string): string {
  const text = (value: number) => value.toLocaleString("en", { maximumFractionDigits: value < 100 ? 1 : 0 });
  return `${text(newer)} beside ${text(older)} ${unit}`;
}
