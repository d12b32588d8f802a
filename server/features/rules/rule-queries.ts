import type { HouseRule } from "#shared/rules/contract.ts";
import { cacheRead } from "../../db/cache/cache-read.ts";
import type { Sql } from "../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../admin/audit/audit-fragments.ts";

export interface RulesRow {
  readonly version: number;
  readonly rules: readonly HouseRule[];
  readonly changed_at: Date;
}

/** The version that holds; null before the first change. */
export const selectRules = cacheRead(async (sql): Promise<RulesRow | null> => {
  const [row] = await sql<RulesRow[]>`
    select version, rules, changed_at
    from house_rules
    order by version desc
    limit 1`;
  return row ?? null;
});

/** Whether some version has a rule with the key. Versions are few. */
export async function selectWasRule(sql: Sql, key: string): Promise<boolean> {
  const [row] = await sql<{ was_rule: boolean }[]>`
    select exists (
      select
      from house_rules
      where rules @> jsonb_build_array(jsonb_build_object('key', ${key}::text))
    ) as was_rule`;
  return row?.was_rule ?? false;
}

interface NewVersion {
  /** The version that it follows. */
  readonly after: number;
  readonly rules: readonly HouseRule[];
  /** For the audit: the keys of the rules that differ. */
  readonly details: Readonly<Record<string, string>>;
}

/**
 * Writes the next version with its audit row. Null when another one was written since: of two that
 * follow the same version the primary key refuses the later.
 */
export async function insertRules(
  sql: Sql,
  { after, rules, details }: NewVersion,
  act: Act,
): Promise<RulesRow | null> {
  const [row] = await sql<RulesRow[]>`
    with written as (
      insert into house_rules (version, rules, changed_by, changed_at)
      select ${after + 1}::integer, ${
    sql.json(rules.map((rule) => ({ ...rule })))
  }::jsonb, ${act.actor.id}::uuid, ${act.at}::timestamptz
      where ${after}::integer = (select coalesce(max(version), 0) from house_rules)
      on conflict (version) do nothing
      returning version, rules, changed_at
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`written`,
      targetId: sql`${act.actor.id}::uuid`,
      targetUsername: sql`${act.actor.username}::text`,
      details: sql`jsonb_build_object('version', written.version) || ${sql.json({ ...details })}::jsonb`,
    })
  })
    select version, rules, changed_at
    from written`;
  return row ?? null;
}
