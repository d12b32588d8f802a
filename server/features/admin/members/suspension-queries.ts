import { findingBehind } from "../../moderation/cases/finding-fragments.ts";
import type { BotFinding } from "#shared/bots/bot-shapes.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../audit/audit-fragments.ts";

interface SuspensionRow {
  /** The key of the rule of the house. */
  readonly rule: string;
  /** The rules of the house as they are; null before the first change. */
  readonly rules: readonly HouseRule[] | null;
  readonly findings: readonly BotFinding[] | null;
}

/**
 * The decision of a suspension: its rule, and what a program had found about the account (bots.5).
 */
export async function selectSuspension(
  sql: Sql,
  actId: string,
): Promise<SuspensionRow | null> {
  const [row] = await sql<SuspensionRow[]>`
    select
      d.rule,
      (select h.rules from house_rules h order by h.version desc limit 1) as rules,
      ${findingBehind(sql)} -> 'findings' as findings
    from decisions d
    where d.id = ${actId}`;
  return row ?? null;
}

interface ActOnMember extends Act {
  readonly memberId: string;
  readonly reason: string;
  /** Queued with the act; the demo sends none. */
  readonly mail?: Fragment;
}

/** False when the member is not suspended. */
export async function restoreMember(sql: Sql, act: ActOnMember): Promise<boolean> {
  const rows = await sql`
    with restored as (
      update members
      set suspended_at = null, suspension_reason = null, suspended_until = null
      where id = ${act.memberId}
        and suspended_at is not null
      returning id, username
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`restored`,
      targetId: sql`restored.id`,
      targetUsername: sql`restored.username`,
    })
  })
    select id, ${act.mail ?? sql`null`} as mail
    from restored`;
  return rows.length > 0;
}

/** Whether a suspension removed what the member had posted, by their cases or those of waves. */
export async function hasLostContent(sql: Sql, memberId: string): Promise<boolean> {
  const rows = await sql`
    select
    from (
      select d.* from decisions d where d.member_id = ${memberId}
      union all
      select d.*
      from wave_contents w
      join decisions d on d.case_id = w.case_id
      where w.member_id = ${memberId}
    ) as d
    where d.decision = 'suspend'
      and d.removes_content
      and d.undone_at is null
      and effects_on(d, ${memberId}::uuid) <> '[]'
      and not effects_on(d, ${memberId}::uuid) @> '[{"isOverturned": true}]'
    limit 1`;
  return rows.length > 0;
}
