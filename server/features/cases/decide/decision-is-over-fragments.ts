import { contentsOf } from "./contents-of-case-fragments.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

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
