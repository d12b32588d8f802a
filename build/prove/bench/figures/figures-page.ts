import type { PartName } from "./declared-figures.ts";
import { type Figure, isMet } from "./figure.ts";
import { figureText, goalText, valueText } from "./figure-text.ts";
import type { PartReport } from "./part-report.ts";
import type { RunDescription } from "./run-description.ts";
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
