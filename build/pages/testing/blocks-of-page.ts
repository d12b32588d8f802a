import { dirname } from "node:path";
import { nodesOf, readPage } from "../read-page.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

/** The page's fenced block in that language that has the words. Throws when there is not one. */
export function blockOf(path: string, language: string, words: string): string {
  const { tree } = readPage(root, path);
  const found = [...nodesOf(tree)].flatMap(({ type, lang, value = "" }) =>
    type === "code" && lang === language && value.includes(words) ? [value] : []
  );
  const [block] = found;
  if (block === undefined || found.length > 1) {
    throw new Error(`${path} has ${found.length} blocks of ${language} with "${words}"`);
  }
  return block;
}
