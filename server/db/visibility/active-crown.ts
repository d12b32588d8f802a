import { crownTypes } from "#shared/members/badge-rules.ts";
import type { Fragment, Sql } from "../open-database.ts";

/** True where the member has an active crown, by `member_badges_one_active`; `hasActiveCrown` in SQL. */
export function hasCrown(sql: Sql, memberId: Fragment, now: Date): Fragment {
  return sql`exists (
    select from member_badges crown
    where crown.member_id = ${memberId}
      and crown.is_active
      and crown.badge_type in ${sql([...crownTypes])}
      and (crown.expires_at is null or crown.expires_at > ${now})
  )`;
}
