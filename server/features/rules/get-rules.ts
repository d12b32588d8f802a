import type { Language } from "#shared/language/languages.ts";
import type { HouseRule, HouseRules } from "#shared/rules/contract.ts";
import { writeFirstRules } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../context.ts";
import { writeText } from "../../language/write-text.ts";
import { type RulesRow, selectRules } from "./rule-queries.ts";

/** The rules of the house (rules.1). */
export async function getRules({ sql, language }: Pick<Ctx, "sql" | "language">): Promise<HouseRules> {
  return presentRules(await selectRules(sql), language);
}

/**
 * Returns the rules that an administrator has written, in their words: none before the first
 * change. `getRuleTitle` knows the first rules in every language.
 */
export async function getWrittenRules({ sql }: Pick<Ctx, "sql">): Promise<readonly HouseRule[]> {
  return (await selectRules(sql))?.rules ?? [];
}

/** A reason of reports that a version from before it lacks has its first words. */
export function presentRules(row: RulesRow | null, language: Language): HouseRules {
  const first = writeFirstRules((text) => writeText(text, language));
  if (!row) return { version: 0, changedAt: null, rules: [...first] };
  const keys = new Set(row.rules.map(({ key }) => key));
  return {
    version: row.version,
    changedAt: row.changed_at.toISOString(),
    rules: [...row.rules, ...first.filter(({ key }) => !keys.has(key))],
  };
}
