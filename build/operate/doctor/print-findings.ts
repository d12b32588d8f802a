import type { Verdict } from "./finding.ts";
import type { Result } from "./run-checks.ts";

const marks: Readonly<Record<Verdict, string>> = { ok: "ok", warn: "warn", fix: "FIX", skipped: "-" };
const colours: Readonly<Record<Verdict, string>> = { ok: "32", warn: "33", fix: "31;1", skipped: "2" };

/** The report that is printed. */
export interface Report {
  /** The things that were examined, a line each. */
  readonly about: readonly string[];
  readonly results: readonly Result[];
}

/** A line for each finding, with what to do below it, and how many there are at the end. */
export function formatAsText({ about, results }: Report, hasColours: boolean): string {
  const width = Math.max(...results.map(({ check }) => check.length));
  const indent = " ".repeat(6 + width + 2);
  const lines = results.flatMap(({ check, findings }) =>
    findings.flatMap(({ verdict, says, todo }) => {
      const mark = marks[verdict].padEnd(4);
      const shown = hasColours ? `\x1b[${colours[verdict]}m${mark}\x1b[0m` : mark;
      const line = `${shown}  ${check.padEnd(width)}  ${says}`;
      return todo === null ? [line] : [line, ...todo.split("\n").map((part) => `${indent}→ ${part}`)];
    })
  );
  return [...about, "", ...lines, "", closingLine(results)].join("\n");
}

/** The same for scripts. */
export function formatAsJson({ about, results }: Report): string {
  const findings = results.flatMap(({ check, findings }) => findings.map((found) => ({ check, ...found })));
  return JSON.stringify({ mustFix: mustFix(results), about, findings }, null, 2);
}

/** Whether something must be fixed. */
export function mustFix(results: readonly Result[]): boolean {
  return results.some(({ findings }) => findings.some(({ verdict }) => verdict === "fix"));
}

function closingLine(results: readonly Result[]): string {
  const names = (verdict: Verdict) => {
    const checks = results.filter(({ findings }) => findings.some((found) => found.verdict === verdict));
    return checks.map(({ check }) => check).join(", ");
  };
  const [toFix, toWatch] = [names("fix"), names("warn")];
  if (!toFix && !toWatch) return "Nothing to fix.";
  return [toFix ? `To fix: ${toFix}.` : "Nothing must be fixed.", toWatch ? `To look at: ${toWatch}.` : ""]
    .filter(Boolean).join(" ");
}
