import { product } from "#shared/product.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

const likeBots = `%@${product.botMailDomain}`;

/** Whether the member `m` is listed among the detected bots (bots.5). */
export function isDetectedBot(sql: Sql): Fragment {
  return sql`(
    exists (select from detected_bots d where d.member_id = m.id and d.cleared_at is null)
    or lower(m.email) like ${likeBots}
      and not m.is_bot
      and not exists (select from detected_bots d where d.member_id = m.id and d.reason = 'address')
  )`;
}

/**
 * What a program found about an account that acts like a machine (bots.5), if it is behind the
 * decision `d`, a measure against it: {foundAt, findings}. Null when nothing was found, or it was
 * cleared before.
 */
export function findingBehind(sql: Sql): Fragment {
  return sql`(
    select jsonb_build_object(
      'foundAt', max(found.found_at),
      'findings',
      jsonb_agg(jsonb_build_object('reason', found.reason) || found.numbers order by found.found_at desc, found.reason)
    )
    from (
      select b.reason, b.numbers, b.found_at
      from detected_bots b
      where b.member_id = d.member_id and (b.cleared_at is null or b.cleared_at > d.decided_at)
      union all
      select 'address', '{}', m.email_verified_at
      from members m
      where m.id = d.member_id
        and lower(m.email) like ${likeBots}
        and not m.is_bot
        and not exists (select from detected_bots b where b.member_id = m.id and b.reason = 'address')
    ) as found
    where d.decision in ('warn', 'limit', 'suspend')
      and exists (
        select
        from cases decided
        where decided.id = d.case_id and decided.kind = 'member' and decided.sources && '{detected_bot,administrator}'
      )
    having count(*) > 0
  )`;
}
