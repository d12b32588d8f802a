import { listNodes, type Node, type Page } from "./read-page.ts";

/** Commands of npm itself. */
const ofNpm = ["audit", "ci", "exec", "install"];

/**
 * The commands anywhere on a page, sentences too, that name a script which package.json has not, or
 * a program of the project that is no file. A sentence's commands need no mark of what runs them.
 */
export function findUnknownCommands(
  { path, tree }: Page,
  scripts: readonly string[],
  hasFile: (path: string) => boolean,
): string[] {
  return [...listNodes(tree)].filter(({ type }) => type === "inlineCode" || type === "code")
    .flatMap((node) => commandLines(node).filter((line) => !isKnown(line, scripts, hasFile)))
    .map((line) => `${path}: ${line}`);
}

function commandLines({ value = "" }: Node): string[] {
  return value.split("\n").map((line) => line.replace(/^(?:[A-Z_]+=\S+ |sudo )*/, ""));
}

function isKnown(line: string, scripts: readonly string[], hasFile: (path: string) => boolean): boolean {
  const [, run, script] = /^npm (run )?([\w-]+(?::[\w-]+)*)/.exec(line) ?? [];
  if (script) return scripts.includes(script) || (!run && ofNpm.includes(script));
  const [, program] = /^node ([\w./-]+\.m?[jt]s)\b/.exec(line) ?? [];
  return !program || hasFile(program);
}
