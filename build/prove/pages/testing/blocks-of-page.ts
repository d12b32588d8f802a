import { dirname } from "node:path";
import { listNodes, readPage } from "../read-page.ts";

const root = dirname(dirname(dirname(dirname(import.meta.dirname))));

/**
 * The page's fenced block in that language that is the words, or else the one that has them. Throws
 * when there is not one.
 */
export function blockOf(path: string, language: string, words: string): string {
  const { tree } = readPage(root, path);
  const having = [...listNodes(tree)].flatMap(({ type, lang, value = "" }) =>
    type === "code" && lang === language && value.includes(words) ? [value] : []
  );
  const found = having.includes(words) ? [words] : having;
  const [block] = found;
  if (block === undefined || found.length > 1) {
    throw new Error(`${path} has ${found.length} blocks of ${language} with "${words}"`);
  }
  return block;
}

/**
 * Lists the arguments that a block gives the script of npm that it runs: `--demo` of `npm start --
 * --demo`.
 */
export function argumentsIn(block: string): string[] {
  return (block.split(" -- ")[1] ?? "").split(" ").filter(Boolean);
}
