import type { HouseRules } from "#shared/rules/contract.ts";
import { firstRules } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../context.ts";
import { type RulesRow, selectRules } from "./rule-queries.ts";

type SqlCtx = Pick<Ctx, "sql">;

/** The rules of the house (rules.1). */
export async function getRules({ sql }: SqlCtx): Promise<HouseRules> {
  return presentRules(await selectRules(sql));
}

/** A reason of reports that a version from before it lacks has its first words. */
export function presentRules(row: RulesRow | null): HouseRules {
  if (!row) return { version: 0, changedAt: null, rules: [...firstRules] };
  const keys = new Set(row.rules.map(({ key }) => key));
  return {
    version: row.version,
    changedAt: row.changed_at.toISOString(),
    rules: [...row.rules, ...firstRules.filter(({ key }) => !keys.has(key))],
  };
}
