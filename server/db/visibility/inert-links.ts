import { hideLength } from "../hide-length.ts";
import type { Fragment, Sql } from "../open-database.ts";

/**
 * True where links of the member `m` are shown as text: they joined after the moment that an open
 * wave of spam names (cases.6). Null where no wave is open. A statement looks for waves once, by
 * `cases_in_order_by_kind`.
 */
export function hasInertLinks(sql: Sql, m: Fragment): Fragment {
  return sql`(
    not ${m}.is_bot and ${m}.created_at > (
      select min((w.snapshot ->> 'youngSince')::timestamptz)
      from cases w
      where w.kind = 'wave'
        and w.closed_at is null
    )
  )`;
}

/** The ids among these whose links are shown as text; null for none. */
export function selectIdsWithInertLinks(sql: Sql, memberIds: readonly string[]): Fragment {
  return sql`(
    select array_agg(m.id)
    from members m
    where m.id = any(${hideLength(sql, memberIds)})
      and ${hasInertLinks(sql, sql`m`)}
  )`;
}
