import type { AppealRestores, CaseKind, DeskMember } from "#shared/cases/case-shapes.ts";
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

export interface AppealedRow {
  readonly words: string | null;
  readonly createdAt: string;
  readonly decisionId: string;
  readonly about: CaseKind;
  readonly memberId: string;
  /** Null while it waits. */
  readonly restores: Partial<AppealRestores> | null;
  readonly answer: {
    readonly grants: boolean;
    readonly reason: string | null;
    readonly by: DeskMember | null;
    readonly at: string;
  } | null;
}

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
