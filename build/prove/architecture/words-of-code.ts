import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import type { Module } from "./read-modules.ts";

/** Exported functions may begin with these; add a verb that is missing. */
const verbs = new Set(readFileSync(join(import.meta.dirname, "verbs.txt"), "utf8").split(/\s+/));

/** Names that read as yes or no. */
const predicate =
  /^(is|are|has|have|had|may|can|must|should|was|were|does|do|did|will|needs|wants|knows|holds|keeps|allows|matches|includes|lacks|fits|reads|shows|takes|leads|belongs|counts|concerns|contains|covers|exists|says|hears|owns|uses|begins|ends|comes|goes|looks|asks|works|carries|follows|runs|fails|differs|lies|stands|means|makes)(?=[A-Z]|$)/;

/** Lists the functions that a file exports, components and schemas (with a capital) aside. */
export function listExportedFunctions({ path, text }: Pick<Module, "path" | "text">): string[] {
  const names = parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type === "FunctionDeclaration") return declaration.id ? [declaration.id.name] : [];
    if (declaration.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && /^(Arrow)?FunctionExpression$/.test(init?.type ?? "") ? [id.name] : []
    );
  });
  return names.filter((name) => !/^[A-Z]/.test(name));
}

/** Whether a function's name begins with a verb or reads as yes or no. */
export function saysWhatItDoes(name: string): boolean {
  return verbs.has(/^[a-z0-9]+/.exec(name)?.[0] ?? "") || predicate.test(name);
}

/** Counts the comments that begin with "Of" or "What" instead of a subject. */
export function countSubjectless(text: string): number {
  const starts = /(?:\/\*\*\s+(?:\*\s+)?|(?<!\/\/[^\n]*\n[ \t]*)\/\/ )(?:Of|What)\b/g;
  return text.match(starts)?.length ?? 0;
}
