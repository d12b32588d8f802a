import type { Figure, FigureKind } from "./figure.ts";

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
