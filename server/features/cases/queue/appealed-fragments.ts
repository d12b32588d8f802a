import type { AppealRestores, CaseKind, DeskMember } from "#shared/cases/case-shapes.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { deskMemberOf, type Reader } from "./case-fragments.ts";

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

export interface AppealedRow {
  readonly words: string | null;
  readonly createdAt: string;
  readonly decisionId: string;
  readonly about: CaseKind;
  readonly restores: Partial<AppealRestores>;
  readonly answer: {
    readonly grants: boolean;
    readonly reason: string | null;
    readonly by: DeskMember | null;
    readonly at: string;
  } | null;
}

/** The appeal of the case `c`; null of other cases. */
export function appealOf(sql: Sql, reader: Reader): Fragment {
  return sql`(
        select json_build_object(
          'words', a.words, 'createdAt', a.created_at, 'decisionId', d.id, 'about', about.kind,
          'restores', case
            when a.answered_at is null then preview_appeal(d, a.member_id, ${reader.at}::timestamptz)
            else coalesce(a.restored, '{}')
          end,
          'answer', case when a.is_granted is not null then json_build_object(
            'grants', a.is_granted, 'reason', a.answer, 'by', ${
    deskMemberOf(sql, sql`a.answered_by`)
  }, 'at', a.answered_at
          ) end
        )
        from appeals a
        join decisions d on d.id = a.decision_id
        where a.case_id = c.id and c.kind = 'appeal'
      )`;
}
