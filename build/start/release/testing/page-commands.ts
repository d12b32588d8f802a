import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The page's commands that the test runs, in their order. `names` are put in place of what
 * the page writes for example: folders, versions, the platform.
 */
export function pageCommands(
  root: string,
  page: string,
  test: string,
  names: Readonly<Record<string, string>>,
): string[] {
  const text = readFileSync(join(root, page), "utf8");
  const blocks = text.matchAll(/<!-- run by: (\S+) -->\n\n```sh\n(.*?)```/gs);
  const mine = [...blocks].flatMap(([, runBy, text = ""]) => runBy === test ? [text.trim()] : []);
  // At once, since what is put in may hold what another name stands for.
  const examples = Object.keys(names).map((name) => name.replace(/\W/g, "\\$&"));
  const pattern = new RegExp(examples.join("|"), "g");
  return mine.map((text) => text.replaceAll(pattern, (name) => names[name] ?? name));
}
