import type { Fragment, Sql } from "../../../db/open-database.ts";

/**
 * The contents of a case (a row of `cases`) as `kind`, `id` and `member_id`, to be joined
 * laterally: without what its members wrote besides. Of a picture its post.
 */
export function contentsOf(sql: Sql, row: Fragment): Fragment {
  return sql`(
    select w.kind, w.content_id as id, w.member_id
    from wave_contents w
    where ${row}.kind = 'wave' and w.case_id = ${row}.id
    union all
    select case ${row}.kind when 'picture' then 'post' else ${row}.kind end, ${row}.subject_id, ${row}.member_id
    where ${row}.kind not in ('wave', 'member')
  )`;
}

/**
 * Whether what the decision `d` did holds no more: whom it suspended or limited is free by now,
 * what it removed is there again. False of other decisions, and of what is deleted since.
 */
export function decisionIsOver(sql: Sql): Fragment {
  return sql`
    case
      when d.decision in ('suspend', 'limit') then not exists (
        select from members m
        where m.id in (
            select d.member_id
            union all
            select w.member_id from wave_contents w where d.member_id is null and w.case_id = d.case_id
          )
          and is_held_by(m, d)
      )
      when d.decision = 'remove' then (
        select coalesce(bool_and(content.is_there), false)
        from cases decided
        cross join lateral ${contentsOf(sql, sql`decided`)} as own
        cross join lateral (
          select p.removed_at is null as is_there
          from posts p
          where own.kind = 'post' and p.id = own.id
          union all
          select c.removed_at is null
          from comments c
          where own.kind = 'comment' and c.id = own.id and (c.deleted_at is null or c.removed_at is not null)
          union all
          select e.removed_at is null
          from messages e
          where own.kind = 'message' and e.id = own.id and (e.unsent_at is null or e.removed_at is not null)
        ) as content
        where decided.id = d.case_id
      )
      else false
    end`;
}

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
