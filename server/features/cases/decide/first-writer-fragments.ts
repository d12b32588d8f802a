import type { Fragment, Sql } from "../../../db/open-database.ts";

/**
 * The id of who wrote first what a wave shares, and may have been copied (cases.6): before all
 * others by ten minutes, or in an account that is older by a day. Null when nobody stands apart
 * like that.
 */
export function firstWriterOf(sql: Sql, caseId: Fragment): Fragment {
  return sql`(
      with writers as (
        select w.member_id, min(coalesce(written.created_at, said.created_at)) as wrote_at, m.created_at as joined_at
        from wave_contents w
        join members m on m.id = w.member_id
        left join posts written on w.kind = 'post' and written.id = w.content_id
        left join comments said on w.kind = 'comment' and said.id = w.content_id
        where w.case_id = ${caseId} and coalesce(written.created_at, said.created_at) is not null
        group by w.member_id, m.created_at
      ), first as (
        select * from writers order by wrote_at, member_id limit 1
      )
      select first.member_id
      from first
      join writers other on other.member_id <> first.member_id
      group by first.member_id, first.wrote_at, first.joined_at
      having min(other.wrote_at) >= first.wrote_at + interval '10 minutes'
        or min(other.joined_at) >= first.joined_at + interval '1 day'
    )`;
}
