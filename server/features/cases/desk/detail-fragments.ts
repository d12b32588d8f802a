import type { AppealRestores, CaseAppeal } from "#shared/cases/case-shapes.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { deskMemberOf } from "./case-fragments.ts";

/** The subject of the case `c`; for an appeal, the subject of the decision. */
export function subjectOf(sql: Sql): Fragment {
  return sql`(
      select coalesce(decided.kind, c.kind) as kind, coalesce(decided.subject_id, c.subject_id) as subject_id
      from (select) as always
      left join appeals a on a.case_id = c.id
      left join decisions d on d.id = a.decision_id
      left join cases decided on decided.id = d.case_id
    )`;
}

export type AppealedRow = Omit<CaseAppeal, "decision" | "restores"> & {
  readonly decisionId: string;
  readonly memberId: string;
  /** Null while it waits. */
  readonly restores: Partial<AppealRestores> | null;
};

/** The appeal of the case `c`; null of other cases. */
export function appealOf(sql: Sql): Fragment {
  return sql`(
        select json_build_object(
          'words', a.words, 'createdAt', a.created_at, 'decisionId', a.decision_id, 'about', about.kind,
          'memberId', a.member_id,
          'restores', case when a.answered_at is not null then coalesce(a.restored, '{}') end,
          'answer', case when a.is_granted is not null then json_build_object(
            'grants', a.is_granted, 'reason', a.answer, 'by', ${
    deskMemberOf(sql, sql`a.answered_by`)
  }, 'at', a.answered_at
          ) end
        )
        from appeals a
        where a.case_id = c.id and c.kind = 'appeal'
      )`;
}

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

/** The known images of the case `c` for its report, as JSON, latest first (media.12). */
export function knownImagesOf(sql: Sql): Fragment {
  return sql`(
        select coalesce(json_agg(json_build_object(
          'id', k.image_id, 'sha256', encode(k.sha256, 'hex'), 'reference', k.reference, 'matchedAt', k.matched_at
        ) order by k.matched_at desc, k.image_id), '[]')
        from known_images k
        where k.case_id = c.id
      )`;
}

/** When authorities were told of the case `c`. */
export function authoritiesOf(sql: Sql): Fragment {
  return sql`(
        select coalesce(json_agg(json_build_object(
          'id', told.id, 'by', ${
    deskMemberOf(sql, sql`told.told_by`)
  }, 'toldAt', told.told_at, 'words', told.words, 'createdAt', told.created_at
        ) order by told.told_at, told.id), '[]')
        from case_authorities told
        where told.case_id = c.id
      )`;
}
