import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";

interface DetectedRow {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly display_name: string;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly suspended_at: Date | null;
  readonly found_at: Date;
  readonly findings: DetectedBot["findings"];
}

/**
 * Members in the bot domain without a bot, by `members_in_bot_domain`, and those found to act like
 * machines, latest found first (bots.5). Never administrators, bots or Lisa.
 */
export function selectDetected(
  sql: Sql,
  adminEmails: readonly string[],
  most: number,
): Promise<DetectedRow[]> {
  return sql<DetectedRow[]>`
    with found as (
      select member_id, reason, numbers, found_at
      from detected_bots
      where cleared_at is null
      union all
      select m.id, 'address', '{}', m.email_verified_at
      from members m
      where ${isInBotDomain(sql)}
        and not exists (select from detected_bots d where d.member_id = m.id and d.reason = 'address')
    )
    select
      m.id, m.email, m.username, m.display_name, m.xp, m.lifetime_xp, m.suspended_at,
      max(found.found_at) as found_at,
      json_agg(jsonb_build_object('reason', found.reason) || found.numbers order by found.found_at desc, found.reason)
        as findings
    from found
    join members m on m.id = found.member_id
    where not m.is_bot
      and m.left_at is null
      and not is_appointed(m, ${[...adminEmails]}::text[])
    group by m.id
    order by max(found.found_at) desc, m.id desc
    limit ${most}`;
}

/**
 * Clears a member of all findings. Returns false when there are none. The address, which is no act,
 * is cleared for good.
 */
export async function clearFindings(sql: Sql, memberId: string, act: Act): Promise<boolean> {
  const rows = await sql`
    with acts as (
      update detected_bots
      set cleared_at = ${act.at}
      where member_id = ${memberId}
        and cleared_at is null
      returning reason
    ), paces as (
      delete from bot_pace_days
      where member_id = ${memberId}
    ), address as (
      insert into detected_bots (member_id, reason, numbers, found_at, cleared_at)
      select m.id, 'address', '{}', m.email_verified_at, ${act.at}::timestamptz
      from members m
      where m.id = ${memberId}
        and ${isInBotDomain(sql)}
      on conflict do nothing
      returning reason
    ), cleared as (
      select m.id, m.username, string_agg(reason, ', ' order by reason) as reasons
      from (select reason from acts union all select reason from address) as findings
      join members m on m.id = ${memberId}
      group by m.id
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`cleared`,
      targetId: sql`cleared.id`,
      targetUsername: sql`cleared.username`,
      details: sql`jsonb_build_object('reasons', cleared.reasons)`,
    })
  })
    select id
    from cleared`;
  return rows.length > 0;
}

/** Written out as in `members_in_bot_domain`, which no parameter would match. */
function isInBotDomain(sql: Sql): Fragment {
  return sql`lower(m.email) like '%@bots.glimmer.app' and not m.is_bot`;
}
