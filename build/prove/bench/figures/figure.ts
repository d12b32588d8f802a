import { median } from "./percentiles.ts";

/** The bound that a figure must reach or keep. */
interface Goal {
  readonly is: "at least" | "at most";
  readonly value: number;
}

/** A figure as a part of the bench declares it, before anything is measured. */
export interface FigureKind {
  /** Unique in its part. */
  readonly name: string;
  /** Empty for ratios and counts. */
  readonly unit: string;
  /** Null: it is there to be compared, and may be anything. */
  readonly goal: Goal | null;
  /** Its short name in the log; null for what does not stand there. */
  readonly key: string | null;
}

/** A figure of one run. */
export interface Figure extends FigureKind {
  /** The median of the rounds; NaN when it could not be measured on this machine. */
  readonly value: number;
  /** The least and the most of the rounds; null when it was measured once. */
  readonly range: readonly [least: number, most: number] | null;
  /** The figure's subject, such as the slowest address; may be empty. */
  readonly note: string;
}

/** A value, or that of each round, with a note where there is one. */
export type Measured = number | readonly number[] | MeasuredWithNote;

interface MeasuredWithNote {
  readonly value: number | readonly number[];
  readonly note: string;
  /** The range of a value that stands for rounds already. */
  readonly range?: Figure["range"];
}

type FigureDetails = Partial<Omit<FigureKind, "name" | "goal">>;

/** Returns a kind of figure without a goal. */
export function kind(name: string, details: FigureDetails = {}): FigureKind {
  return { name, unit: "", goal: null, key: null, ...details };
}

export function atLeast(value: number, name: string, details?: FigureDetails): FigureKind {
  return { ...kind(name, details), goal: { is: "at least", value } };
}

export function atMost(value: number, name: string, details?: FigureDetails): FigureKind {
  return { ...kind(name, details), goal: { is: "at most", value } };
}

export function createFigure(of: FigureKind, measured: Measured): Figure {
  const { value, note, range: known = null } = hasNote(measured) ? measured : { value: measured, note: "" };
  if (typeof value === "number") return { ...of, value, range: known, note };
  const range = value.length > 1 ? [Math.min(...value), Math.max(...value)] as const : null;
  return { ...of, value: median(value), range, note };
}

/** Returns null when there is no goal or nothing was measured. */
export function isMet({ value, goal }: Pick<Figure, "value" | "goal">): boolean | null {
  if (!goal || Number.isNaN(value)) return null;
  return goal.is === "at least" ? value >= goal.value : value <= goal.value;
}

/** The worst of several figures that are held to the same goal; its note names it. */
export function findWorst(figures: readonly Figure[]): Measured {
  const measured = figures.filter(({ value, goal }) => goal && !Number.isNaN(value));
  const ascending = measured.toSorted((one, other) => one.value - other.value);
  const worst = ascending.at(ascending[0]?.goal?.is === "at least" ? 0 : -1);
  return { value: worst?.value ?? Number.NaN, range: worst?.range ?? null, note: worst?.name ?? "" };
}

function hasNote(measured: Measured): measured is MeasuredWithNote {
  return typeof measured === "object" && "note" in measured;
}
