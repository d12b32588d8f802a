import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PartReport } from "./part-report.ts";
import type { RunDescription } from "./run-description.ts";
import { kindsOf, type PartName, partNames } from "./declared-figures.ts";
import { type Figure, type FigureKind, isMet } from "./figure.ts";
import { figureText, goalText, valueText } from "./figure-text.ts";
import { tableLines } from "./table.ts";

/** The page's line width, as `deno fmt` fills it. */
const lineWidth = 110;
const end = "<!-- end of figures -->";

/**
 * The page with the figures of this run in place of the part's earlier ones; others stay, and so do
 * those of a run at full size when this one was quick.
 */
export function pageWithFigures(page: string, run: RunDescription, reports: readonly PartReport[]): string {
  return reports.reduce((text, { part, declared }) => {
    const { before, figures, after } = splitAtFigures(text, part);
    if (isQuick(run.options) && figures.includes("Measured ") && !isQuick(figures)) return text;
    const table = tableLines([
      ["Figure", "Goal", "Measured"],
      ...declared.map((figure) => [figure.name, goalText(figure), measuredText(figure)]),
    ]);
    return [before, "", ...table, "", ...filled(provenance(run)), "", after].join("\n");
  }, page);
}

/** The page's figures of a part: the rows of its table, as cells. */
export function figuresOnPage(page: string, part: PartName): string[][] {
  const { figures } = splitAtFigures(page, part);
  const rows = figures.split("\n").filter((text) => text.startsWith("|")).slice(2);
  return rows.map((row) => row.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim()));
}

const isQuick = (text: string) => text.includes("--quick");

function splitAtFigures(page: string, part: PartName) {
  const start = `<!-- figures of ${part}, written by the bench -->`;
  const [from, to] = [page.indexOf(start), page.indexOf(end, page.indexOf(start))];
  if (from < 0 || to < 0) throw new Error(`The bench's README has no "${start}" and "${end}"`);
  const at = from + start.length;
  return { before: page.slice(0, at), figures: page.slice(at, to), after: page.slice(to) };
}

/** In bold what misses its goal. */
function measuredText(figure: Figure): string {
  const value = valueText(figure);
  const shown = isMet(figure) === false ? `**${value}**` : value;
  const range = figureText(figure).slice(value.length);
  return shown + range + (figure.note && `: ${figure.note}`);
}

function provenance({ date, commit, options, load, machine, versions }: RunDescription): string {
  const how = options ? `with \`${options}\`` : "at full size";
  return `Measured ${date} UTC at ${commit} ${how}, load ${load} before the start; ${machine}; ${versions}.`;
}

function filled(text: string): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + word.length <= lineWidth
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
}

/** Adds a finished run to the log in that folder, and puts its figures onto the page. */
export async function recordRun(
  folder: string,
  run: RunDescription,
  reports: readonly PartReport[],
): Promise<void> {
  await appendToLog(join(folder, "LOG.md"), run, reports);
  const page = join(folder, "README.md");
  await writeFile(page, pageWithFigures(await readFile(page, "utf8"), run, reports));
}

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
