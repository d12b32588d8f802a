import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatFigure, formatGoal, formatValue, type PartReport } from "./part-report.ts";
import type { RunDescription } from "./run-description.ts";
import { listKinds, type PartName, partNames } from "./declared-figures.ts";
import { type Figure, type FigureKind, isMet } from "./figure.ts";
import { formatTable } from "./table.ts";

const start = "<!-- figures, written by the bench -->";
const end = "<!-- end of figures -->";
const figuresHead = ["Part", "Figure", "Goal", "Measured"];
const runsHead = ["Part", "Run, UTC", "Commit", "Options", "Load before"];

/**
 * Returns the page with the figures of this run in place of the part's earlier ones. Others stay,
 * and so do those of a run at full size when this one was quick.
 */
export function putFiguresOnPage(page: string, run: RunDescription, reports: readonly PartReport[]): string {
  const { before, figures, runs, after } = readPage(page);
  for (const { part, declared } of reports) {
    const [known] = ofPart(runs, part);
    if (isQuick(run.options) && known && !known.some(isQuick)) continue;
    runs.set(part, [[run.date, run.commit, run.options && `\`${run.options}\``, run.load]]);
    figures.set(part, declared.map((figure) => [figure.name, formatGoal(figure), measuredText(figure)]));
  }
  const rows = (all: Rows) => partNames.flatMap((part) => ofPart(all, part).map((row) => [part, ...row]));
  return [
    before,
    "",
    ...formatTable([figuresHead, ...rows(figures)]),
    "",
    ...formatTable([runsHead, ...rows(runs)]),
    "",
    after,
  ].join("\n");
}

/** Returns the page's rows of a part's figures: name, goal and what was measured. */
export function readFiguresOnPage(page: string, part: PartName): readonly string[][] {
  return ofPart(readPage(page).figures, part);
}

/** The rows of each part, without the cell that names it. */
type Rows = Map<string, string[][]>;

const ofPart = (rows: Rows, part: string) => rows.get(part) ?? [];
const isQuick = (text: string) => text.includes("--quick");

function readPage(page: string): { before: string; figures: Rows; runs: Rows; after: string } {
  const [from, to] = [page.indexOf(start) + start.length, page.indexOf(end)];
  if (!page.includes(start) || to < from) {
    throw new Error(`The bench's README has no "${start}" and "${end}"`);
  }
  const lines = page.slice(from, to).split("\n");
  return {
    before: page.slice(0, from),
    figures: readRows(lines, figuresHead),
    runs: readRows(lines, runsHead),
    after: page.slice(to),
  };
}

/** The rows below the head of a table with these columns. */
function readRows(lines: readonly string[], head: readonly string[]): Rows {
  const cellsOf = (text: string) => text.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim());
  const at = lines.findIndex((text) => cellsOf(text).join() === head.join());
  const rows: Rows = new Map();
  for (const text of at < 0 ? [] : lines.slice(at + 2)) {
    const [part, ...cells] = cellsOf(text);
    if (part === undefined) break;
    rows.set(part, [...ofPart(rows, part), cells.map((cell) => cell.replaceAll("\\|", "|"))]);
  }
  return rows;
}

/** In bold what misses its goal. */
function measuredText(figure: Figure): string {
  const value = formatValue(figure);
  const shown = isMet(figure) === false ? `**${value}**` : value;
  const range = formatFigure(figure).slice(value.length);
  return shown + range + (figure.note && `: ${figure.note}`);
}

/** Adds a finished run to the log in that folder, and puts its figures onto the page. */
export async function recordRun(
  folder: string,
  run: RunDescription,
  reports: readonly PartReport[],
): Promise<void> {
  await appendToLog(join(folder, "LOG.md"), run, reports);
  const page = join(folder, "README.md");
  await writeFile(page, putFiguresOnPage(await readFile(page, "utf8"), run, reports));
}

const columnsOfRun = ["date, UTC", "commit", "options", "load", "machine", "versions", "goals met"];

/**
 * The first row of the log's table, with the key figures of each part, and the line below it. Rows
 * are not padded, so that a new one changes no other.
 */
export const logHead: readonly string[] = [
  line([
    ...columnsOfRun,
    ...partNames.map((part) => `${part}: ${keysOf(listKinds(part)).map(nameOf).join("; ")}`),
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
  return `${figure.key} ${formatGoal(figure)}`.trim();
}

function keyText(figure: Figure): string {
  return isMet(figure) === false ? `**${formatValue(figure)}**` : formatValue(figure);
}

/** "41 of 47", of the goals that could be measured. */
function goalsMet(figures: readonly Figure[]): string {
  const judged = figures.map(isMet).filter((met) => met !== null);
  return `${judged.filter(Boolean).length} of ${judged.length}`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
