import type { AppealRestores, CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";

/** An answered appeal of a member whose account is there. */
export interface AnsweredRow {
  readonly decision_id: string;
  readonly member_id: string;
  /** Null of deleted accounts. */
  readonly email: string | null;
  readonly kind: CaseKind;
  readonly excerpt: string | null;
  readonly decision: CaseOutcome;
  /** Null: nobody here can answer. */
  readonly is_granted: boolean | null;
  readonly answer: string | null;
  readonly restored: Partial<AppealRestores> | null;
}

/** Null: the appeal waits, or its account was removed. */
export async function selectAnswered(sql: Sql, appealId: string): Promise<AnsweredRow | null> {
  const [row] = await sql<AnsweredRow[]>`
    select
      a.decision_id, a.member_id, case when m.left_at is null then m.email end as email, c.kind,
      case when c.kind in ('post', 'comment', 'picture') then nullif(c.snapshot ->> 'excerpt', '') end as excerpt,
      d.decision, a.is_granted, a.answer, a.restored
    from appeals a
    join decisions d on d.id = a.decision_id
    join cases c on c.id = d.case_id
    join members m on m.id = a.member_id
    where a.id = ${appealId}
      and a.answered_at is not null`;
  return row ?? null;
}

/** See notice_appeal. Null: it was told already. */
export async function tellAppeal(
  sql: Sql,
  told: { appealId: string; message: string; reporters: string | null; at: Date; mail: Fragment },
): Promise<(Notified | null)[] | null> {
  const [row] = await sql<{ notified: (Notified | null)[] | null }[]>`
    with noticed as materialized (
      select notice_appeal(
        ${told.appealId}::uuid, ${told.message}::text, ${told.reporters}::text, ${told.at}::timestamptz
      ) as notified
    )
    select notified, case when notified is not null then ${told.mail} end as mail
    from noticed`;
  return row?.notified ?? null;
}
