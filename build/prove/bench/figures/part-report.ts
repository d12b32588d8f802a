import { declaredFigures, memoryAfterLoad, type PartName } from "./declared-figures.ts";
import { createFigure, type Figure, type FigureKind, isMet, type Measured } from "./figure.ts";
import { formatTable } from "./table.ts";

/** The figures of one part in one run. */
export interface PartReport {
  readonly part: PartName;
  /** Those of the page and the log, in the order they are declared in. */
  readonly declared: readonly Figure[];
  /** Those that are printed alone. */
  readonly others: readonly Figure[];
}

/** The values of a part's figures; memory may be left to `withMemory`. */
type MeasuredOf<Part extends PartName> =
  & Readonly<Record<Exclude<keyof (typeof declaredFigures)[Part], "memory">, Measured>>
  & { readonly memory?: Measured };

/** Makes a part's report of its measurements, of which none may be missing. */
export function reportOf<Part extends PartName>(
  part: Part,
  measured: MeasuredOf<Part>,
  others: readonly Figure[] = [],
): PartReport {
  const kinds = Object.entries<FigureKind>(declaredFigures[part]);
  const values: Readonly<Record<string, Measured>> = measured;
  return { part, declared: kinds.map(([key, of]) => createFigure(of, values[key] ?? Number.NaN)), others };
}

/** Puts the memory that the product took into a report that declares it and has none. */
export function withMemory(report: PartReport, mb: number): PartReport {
  const isMissing = ({ name, value }: Figure) => name === memoryAfterLoad.name && Number.isNaN(value);
  return {
    ...report,
    declared: report.declared.map((figure) => isMissing(figure) ? createFigure(figure, mb) : figure),
  };
}

/** The table that is printed: every figure beside its goal. */
export function formatReport({ part, declared, others }: PartReport): string[] {
  const lines = (figures: readonly Figure[]) =>
    figures.map((figure) => [
      figure.name,
      formatFigure(figure),
      formatGoal(figure) + (isMet(figure) === false ? ", missed" : ""),
      figure.note,
    ]);
  return formatTable([[part, "figure", "goal", "note"], ...lines(declared), ...lines(others)]);
}

/** "10.5 (9.30 to 10.8)", "198 MB", "not measured". */
export function formatFigure({ value, range, unit }: Pick<Figure, "value" | "range" | "unit">): string {
  const spread = range ? ` (${numberText(range[0])} to ${numberText(range[1])})` : "";
  return formatValue({ value, unit }) + spread;
}

/** The figure without what the rounds lay between. */
export function formatValue({ value, unit }: Pick<Figure, "value" | "unit">): string {
  if (Number.isNaN(value)) return "not measured";
  return `${numberText(value)} ${unit}`.trim();
}

/** "≥ 0.3", "≤ 200 MB"; empty where there is none. */
export function formatGoal({ goal, unit }: Pick<FigureKind, "goal" | "unit">): string {
  if (!goal) return "";
  return `${goal.is === "at least" ? "≥" : "≤"} ${goal.value.toLocaleString("en")} ${unit}`.trim();
}

/** Three digits, or whole: "0.084", "0.55", "10.5", "198", "89,996". */
function numberText(value: number): string {
  // From 999.5 on, three digits would be 1.00e+3.
  if (Number.isInteger(value) || Math.abs(value) >= 999.5) return Math.round(value).toLocaleString("en");
  return value.toPrecision(Math.abs(value) < 0.01 ? 1 : Math.abs(value) < 1 ? 2 : 3);
}
