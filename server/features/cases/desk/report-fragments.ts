import type { Fragment, Sql } from "../../../db/open-database.ts";
import { deskMemberOf } from "./case-fragments.ts";

/** The heaviest 200 reports of the case `c`, as JSON, the oldest first. */
export function reportsOf(sql: Sql): Fragment {
  return sql`(
        select coalesce(json_agg(json_build_object(
          'id', r.id, 'reporter', ${
    deskMemberOf(sql, sql`r.reporter_id`)
  }, 'reason', r.reason, 'ruleId', r.rule,
          'description', r.description, 'createdAt', r.created_at,
          'stranger', case when r.by_stranger then json_build_object('name', stranger.name) end,
          'record', case when r.reporter_id is not null then json_build_object(
            'right', coalesce(known.upheld, 0), 'wrong', coalesce(known.dismissed, 0)
          ) end
        ) order by r.created_at, r.id), '[]')
        from (
          select *
          from reports of_case
          where of_case.case_id = c.id
          order by of_case.weight desc, of_case.created_at, of_case.id
          limit 200
        ) as r
        left join public_reports stranger on stranger.id = r.id
        left join reporter_records known on known.member_id = r.reporter_id)`;
}

/** The notes of the case `c`, as JSON, the oldest first. */
export function notesOf(sql: Sql): Fragment {
  return sql`(
        select coalesce(json_agg(json_build_object(
          'id', n.id, 'by', ${
    deskMemberOf(sql, sql`n.author_id`)
  }, 'words', n.words, 'createdAt', n.created_at
        ) order by n.created_at, n.id), '[]')
        from case_notes n
        where n.case_id = c.id)`;
}
