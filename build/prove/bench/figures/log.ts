import { appendFile, readFile } from "node:fs/promises";
import { kindsOf, type PartName, partNames } from "./declared-figures.ts";
import { type Figure, type FigureKind, isMet } from "./figure.ts";
import { goalText, valueText } from "./figure-text.ts";
import type { PartReport } from "./part-report.ts";
import type { RunDescription } from "./run-description.ts";

const columnsOfRun = ["date, UTC", "commit", "options", "load", "machine", "versions", "goals met"];

/**
 * The first row of the log's table, with the key figures of each part, and the line below it. Rows
 * are not padded, so that a new one changes no other.
 */
export const logHead: readonly string[] = [
  line([
    ...columnsOfRun,
    ...partNames.map((part) => `${part}: ${keysOf(kindsOf(part)).map(nameOf).join("; ")}`),
  ]),
  line([...columnsOfRun, ...partNames].map(() => "---")),
];

/** A run as a row: of each part its key figures, those that miss their goal in bold. */
export function logRow(run: RunDescription, reports: readonly PartReport[]): string {
  const { date, commit, options, load, machine, versions } = run;
  const cellOf = (part: PartName) => {
    const figures = reports.find((report) => report.part === part)?.declared ?? [];
    return keysOf(figures).map(keyText).join("; ");
  };
  const met = goalsMet(reports.flatMap(({ declared }) => declared));
  return line([date, commit, options, load, machine, versions, met, ...partNames.map(cellOf)]);
}

/**
 * Adds a run to the log. Where the key figures have changed since the last run, a table of its own
 * begins, so that older rows stay below the names they were measured by.
 */
export async function appendToLog(
  file: string,
  run: RunDescription,
  reports: readonly PartReport[],
): Promise<void> {
  const log = await readFile(file, "utf8");
  const lastHead = log.split("\n").findLast((text) => text.startsWith(`| ${columnsOfRun[0]} |`));
  const begun = lastHead === logHead[0] ? [] : ["", ...logHead];
  await appendFile(file, [...begun, logRow(run, reports), ""].join("\n"));
}

function keysOf<Kind extends FigureKind>(figures: readonly Kind[]): readonly Kind[] {
  return figures.filter(({ key }) => key !== null);
}

function nameOf(figure: FigureKind): string {
  return `${figure.key} ${goalText(figure)}`.trim();
}

function keyText(figure: Figure): string {
  return isMet(figure) === false ? `**${valueText(figure)}**` : valueText(figure);
}

/** "41 of 47", of the goals that could be measured. */
function goalsMet(figures: readonly Figure[]): string {
  const judged = figures.map(isMet).filter((met) => met !== null);
  return `${judged.filter(Boolean).length} of ${judged.length}`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
