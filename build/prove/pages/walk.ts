import { commandsOf, type ShownCommand } from "./marks.ts";
import { type Node, nodesOf, type Page } from "./read-page.ts";

/** A change of a file, as a page shows it in a block of `diff`. */
export interface ShownChange {
  /** The file that the paragraph before names last. */
  readonly path: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** The changes that a page shows and the commands that a test runs for it, from top to bottom. */
export function walkOf(page: Page, test: string): (ShownChange | ShownCommand)[] {
  const commands = commandsOf(page).filter(({ mark }) =>
    mark?.kind === "run by" && mark.tests.includes(test)
  );
  return [...changesOf(page), ...commands].toSorted((one, other) => one.line - other.line);
}

export function changesOf({ tree }: Page): ShownChange[] {
  const blocks = tree.children ?? [];
  return blocks.flatMap((node, index) => {
    const { lang, value = "", position } = node;
    if (lang !== "diff") return [];
    const path = lastPathIn(blocks[index - 1]) ?? "";
    return [{
      path,
      line: position?.start.line ?? 0,
      before: without("+", value),
      after: without("-", value),
    }];
  });
}

function lastPathIn(node: Node | undefined): string | undefined {
  const codes = node ? [...nodesOf(node)].filter(({ type }) => type === "inlineCode") : [];
  return codes.map(({ value = "" }) => value).findLast((value) => /\/.*\.\w+$/.test(value));
}

/** The lines of a diff as they stand on the other side. */
function without(sign: "+" | "-", diff: string): string {
  return diff.split("\n").filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`).join(
    "",
  );
}

/** Throws unless the text has the lines before the change, once. */
export function applyChange(text: string, { path, before, after }: ShownChange): string {
  const [head, tail, ...more] = text.split(before);
  if (head === undefined || tail === undefined || more.length > 0) {
    throw new Error(`${path} must have these lines once:\n${before}`);
  }
  return head + after + tail;
}
