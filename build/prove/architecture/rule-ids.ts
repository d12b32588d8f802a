import type { Module } from "./read-modules.ts";

/** The ids that PRODUCT.md defines, in order: `- **xp.4** …`. */
export function readDefinedRuleIds(page: string): string[] {
  return [...page.matchAll(/^- \*\*([a-z]+\.\d+)\*\*/gm)].map(([, id]) => id ?? "");
}

/**
 * Every rule id that a comment or a test's name cites and the page does not define, as `file: id`.
 */
export function findUnknownRuleIds(modules: readonly Module[], page: string): string[] {
  const defined = new Set(readDefinedRuleIds(page));
  const features = [...new Set([...defined].map((id) => id.split(".")[0]))].join("|");
  const cited = new RegExp(`(?<![\\w.$"'\`/-])(?:${features})\\.\\d+(?![\\w.])`, "g");
  return modules.flatMap(({ path, text }) =>
    [...text.matchAll(cited)].filter(([id]) => !defined.has(id)).map(([id]) => `${path}: ${id}`)
  );
}
