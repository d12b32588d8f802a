import { type AnswerPart, findFormulas } from "./formulas/find-formulas.ts";
import { formatFormula } from "./formulas/plain-formula.ts";

/**
 * Rules for a whole text, in order: marks of lines first, then those within a line. None may
 * search the rest of a text from each of its places: answers are long and the server strips them.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  // Lines between sections, and the line under a table's head.
  [/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*\n?/gm, ""],
  [/^(?=[ \t:|]*-[^|\n]*\|)[ \t:|-]+\n?/gm, ""],
  // Headings; a hashtag has no space. Quotations.
  [/^#{1,6}[ \t]+/gm, ""],
  [/^(?:>[ \t]?)+/gm, ""],
  [/^([ \t]*)[*+][ \t]+/gm, "$1- "],
  [/!\[([^[\]\n]*)\]\([^[)\n]*\)/g, "$1"],
  [/\[([^[\]\n]+)\]\(([^[)\s]+)\)/g, "$1 ($2)"],
  [/\*\*(?=\S)([^*\n]+)\*\*/g, "$1"],
  [/(?<!\w)__(?=\S)([^_\n]+)__(?!\w)/g, "$1"],
  [/(?<![\w*])\*(?=\S)([^*\n]+)\*(?![\w*])/g, "$1"],
  [/(?<!\w)_(?=\S)([^_\n]+)_(?!\w)/g, "$1"],
];

/** A row of a table with a bar at both ends, as models write them. */
const row = /^[ \t]*\|(.*)\|[ \t]*$/gm;

/**
 * Returns what a model wrote as plain text, since posts, comments and messages show no Markdown.
 * Code stays as it is; formulas and the rows of tables become lines that can be read.
 */
export function stripMarkdown(text: string): string {
  const parts = findFormulas(text.replaceAll(/[\uE000\uE001]/g, ""));
  // The rules must not see code and formulas, whose `*`, `_` and `#` are no marks.
  const kept: string[] = [];
  const keep = (part: AnswerPart) => {
    if (part.kind === "words") return part.source;
    kept.push(part.kind === "formula" ? formatFormula(part.tex) : plainCode(part.source));
    return `\uE000${kept.length - 1}\uE001`;
  };
  const marked = parts.map(keep).join("")
    .replaceAll(row, (_, cells: string) => plainRow(cells))
    .replaceAll(/(?<![ \t])[ \t]*<br\s*\/?>[ \t]*\n?/gi, "\n");
  const plain = rules.reduce((words, [mark, instead]) => words.replaceAll(mark, instead), marked);
  return plain.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => kept[Number(at)] ?? "").trim();
}

/** `| In | 4 | calm |` as `In: 4; calm`. The line under a head is left to the rules. */
function plainRow(line: string): string {
  if (/^[ \t:|-]*$/.test(line)) return `|${line}|`;
  const [name = "", ...values] = line.split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").replaceAll(/(?<!\s)\s*<br\s*\/?>\s*/gi, ", ").trim());
  const said = values.filter(Boolean).join("; ");
  return name && said ? `${name}: ${said}` : name || said;
}

function plainCode(source: string): string {
  const fence = /^[^`~\n]*(?:`{3,}|~{3,})[^\n]*\n?/.exec(source)?.[0];
  if (fence) return source.slice(fence.length).replace(/(?:^|\n)[ \t>]*(?:`{3,}|~{3,})$/, "");
  const mark = /^`+/.exec(source)?.[0].length ?? 0;
  return source.slice(mark, source.length - mark).trim();
}
