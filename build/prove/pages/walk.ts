import { listNodes, type Node, type Page } from "./read-page.ts";

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
  const commands = parseCommands(page).filter(({ mark }) =>
    mark?.kind === "run by" && mark.tests.includes(test)
  );
  return [...parseChanges(page), ...commands].toSorted((one, other) => one.line - other.line);
}

export function parseChanges({ tree }: Page): ShownChange[] {
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
  const codes = node ? [...listNodes(node)].filter(({ type }) => type === "inlineCode") : [];
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

/**
 * A page's mark about a command that it shows, as a comment before it:
 *
 *     <!-- run by: build/start/launcher.long.pg.test.ts --> a test runs it, as the page has it
 *     <!-- run here -->                                     run-here.deep.test.ts runs it
 *     <!-- not run: the reason -->
 *
 * Before a table there may be one for each command: `<!-- npm start: run by: … -->`. A table's
 * commands are those that begin a cell, or that have more than the name of an npm script.
 */
type Mark =
  | { readonly kind: "run by"; readonly tests: readonly string[] }
  | { readonly kind: "run here" }
  | { readonly kind: "not run"; readonly reason: string };

/** A sentence of four words at least: "later on" and "not yet" are none. */
const saysWhy = /\S+(?: \S+){3}/;

/** A command or a block of them, as a page shows it. */
interface ShownCommand {
  readonly page: string;
  readonly line: number;
  readonly text: string;
  /** Null: the page says nothing. */
  readonly mark: Mark | null;
}

/** Languages of blocks that a person copies into a shell or into a program's settings. */
const languages = ["sh", "bash", "shell", "console", "nginx", "caddy", "ini", "yaml"];
const programs =
  "npm|npx|node|deno|vitest|playwright|curl|tar|git|openssl|ln|sudo|pg_dump|pg_restore|psql|apt-get|systemctl|\\./glimmer";
const command = new RegExp(`^(?:[A-Z_]+=\\S+ )*(?:(?:${programs}) \\S|\\./glimmer)`);
/** A script's bare name within a sentence is a mention of it. */
const mention = /^npm (?:run )?[\w:]+$/;

/** Every fenced block for a shell or a settings file, and every command in a table. */
export function parseCommands(page: Page): ShownCommand[] {
  return [...listNodes(page.tree)].flatMap(({ children = [] }) =>
    children.flatMap((node, index) => {
      const isBlock = node.type === "code" && languages.includes(node.lang ?? "");
      const shown = isBlock ? [node] : node.type === "table" ? commandsInTable(node) : [];
      const comments = commentsBefore(children, index);
      return shown.map(({ value = "", position }) => ({
        page: page.path,
        line: position?.start.line ?? 0,
        text: value,
        mark: markIn(comments, isBlock ? null : value),
      }));
    })
  );
}

function commandsInTable(table: Node): Node[] {
  return [...listNodes(table)].filter(({ type }) => type === "tableCell").flatMap(({ children = [] }) =>
    children.filter(({ type, value = "" }, index) =>
      type === "inlineCode" && command.test(value) && (index === 0 || !mention.test(value))
    )
  );
}

function commentsBefore(siblings: readonly Node[], index: number): string[] {
  const before = siblings[index - 1];
  if (before?.type !== "html") return [];
  const own = [...(before.value ?? "").matchAll(/<!--\s*([\s\S]*?)\s*-->/g)];
  return [...commentsBefore(siblings, index - 1), ...own.map(([, text = ""]) => text.replace(/\s+/g, " "))];
}

/** The mark for the command, or else the one for everything that follows. */
function markIn(comments: readonly string[], text: string | null): Mark | null {
  const found = comments.flatMap((comment) => {
    const [, subject, kind, rest = ""] = /^(?:(.+?): )?(run by|run here|not run)(?:: (.+))?$/.exec(comment) ??
      [];
    if (!kind || (subject && subject !== text)) return [];
    return [{ isOwn: Boolean(subject), mark: parsed(kind, rest) }];
  });
  return (found.find(({ isOwn }) => isOwn) ?? found[0])?.mark ?? null;
}

function parsed(kind: string, rest: string): Mark {
  if (kind === "run here") return { kind };
  if (kind === "not run") return { kind, reason: rest };
  return { kind: "run by", tests: rest.split(", ") };
}

/**
 * Null when the mark holds. `readFile` returns the text of a file of the project, or
 * null where there is none.
 */
export function findFault(shown: ShownCommand, readFile: (path: string) => string | null): string | null {
  const { mark, page } = shown;
  const place = `${page}:${shown.line}`;
  if (!mark) return `${place}: nothing says what runs "${shown.text.split("\n")[0]}"`;
  if (mark.kind === "run here") return null;
  if (mark.kind === "not run") {
    return saysWhy.test(mark.reason) ? null : `${place}: not run, without a reason`;
  }
  const [fault] = mark.tests.flatMap((test) => {
    if (!/\.(test|spec)\.tsx?$/.test(test)) return [`${place}: ${test} is no test`];
    const text = readFile(test);
    if (text === null) return [`${place}: there is no ${test}`];
    return runs(text, shown) ? [] : [`${place}: ${test} neither reads ${page} nor has this command`];
  });
  return fault ?? null;
}

/**
 * Whether a test reads the page by a function that finds commands, or has the command's first line
 * word for word. A comment does neither.
 */
function runs(test: string, { page, text }: ShownCommand): boolean {
  const code = test.replace(/^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, "");
  const reads = /\b(?:blockOf|pageCommands|walkOf)\(/.test(code) && code.includes(`"${page}"`);
  return reads || code.includes(text.split("\n")[0] ?? "");
}
