import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const page = readFileSync(
  join(dirname(dirname(dirname(dirname(import.meta.dirname)))), "shared/PRODUCT.md"),
  "utf8",
);

/** The text of a rule of PRODUCT.md in one line. Throws when there is no such rule. */
export function ruleText(id: string): string {
  const begin = page.indexOf(`- **${id}** `);
  if (begin < 0) throw new Error(`PRODUCT.md has no rule ${id}`);
  const [text = ""] = page.slice(begin).split(/\n\n|\n- \*\*|\n#/);
  return text.replace(/\s+/g, " ");
}
