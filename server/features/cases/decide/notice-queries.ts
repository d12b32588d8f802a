import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify/notify-fragments.ts";

/** A decision of which members are to hear. */
export interface DueRow {
  readonly id: string;
  readonly kind: CaseKind;
  readonly subject_id: string;
  readonly decision: CaseOutcome;
  readonly rule: string;
  readonly reason: string;
  readonly level: ModerationLevel | null;
  readonly days: number | null;
  readonly removes_content: boolean;
  readonly decided_at: Date;
  readonly notice_at: Date;
  /** Whom it concerns. */
  readonly member_ids: readonly string[];
}

/**
 * Decisions that can no longer be undone and of which nobody heard, those after a given one, by
 * `decisions_to_notice`.
 */
export function selectDue(
  sql: Sql,
  { at, after, most }: { at: Date; after: Pick<DueRow, "id" | "notice_at"> | undefined; most: number },
): Promise<DueRow[]> {
  return sql<DueRow[]>`
    select
      d.id, c.kind, c.subject_id, d.decision, d.rule, d.reason, d.level, d.days, d.removes_content, d.decided_at,
      d.notice_at,
      array(
        select distinct e ->> 'memberId'
        from jsonb_array_elements(d.former -> 'effects') as e
        where e ->> 'memberId' is not null
      ) as member_ids
    from decisions d
    join cases c on c.id = d.case_id
    where d.notice_at <= ${at}
      and d.noticed_at is null
      and d.undone_at is null
      ${after ? sql`and (d.notice_at, d.id) > (${after.notice_at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by d.notice_at, d.id
    limit ${most}`;
}

interface Notice {
  readonly decisionId: string;
  readonly author:
    | { readonly message: string; readonly post: string | null; readonly comment: string | null }
    | null;
  readonly reporters: string;
  readonly wasRight: boolean | null;
  readonly at: Date;
  /** Mails to whom the decision limits, queued with the notice; see `enqueueMails`. */
  readonly mails: Fragment;
}

/** See notice_decision. Null: there was nothing to tell. */
export async function noticeDecision(sql: Sql, notice: Notice): Promise<(Notified | null)[] | null> {
  const author = notice.author && JSON.stringify(notice.author);
  const [row] = await sql<{ notified: (Notified | null)[] | null }[]>`
    with noticed as materialized (
      select notice_decision(
        ${notice.decisionId}::uuid, ${author}::text::jsonb, ${notice.reporters}::text, ${notice.wasRight}::boolean,
        ${notice.at}::timestamptz
      ) as notified
    )
    select notified, case when notified is not null then ${notice.mails} end as mails
    from noticed`;
  return row?.notified ?? null;
}

/** See close_undecidable_cases. */
export async function closeUndecidable(
  sql: Sql,
  { adminEmails, reason, at }: { adminEmails: readonly string[]; reason: string; at: Date },
): Promise<void> {
  await sql`select close_undecidable_cases(${[...adminEmails]}::text[], ${reason}::text, ${at}::timestamptz)`;
}

/** The addresses of members, of whom no account was deleted. */
export function selectAddresses(
  sql: Sql,
  memberIds: readonly string[],
): Promise<{ readonly id: string; readonly email: string }[]> {
  return sql<{ id: string; email: string }[]>`
    select id, email
    from members
    where id = any(${[...memberIds]}::uuid[])
      and left_at is null
      and not is_bot
    order by id`;
}

/** A decision, for its mail. */
export async function selectDecision(sql: Sql, id: string): Promise<Omit<DueRow, "member_ids"> | null> {
  const [row] = await sql<Omit<DueRow, "member_ids">[]>`
    select
      d.id, c.kind, c.subject_id, d.decision, d.rule, d.reason, d.level, d.days, d.removes_content, d.decided_at,
      d.notice_at
    from decisions d
    join cases c on c.id = d.case_id
    where d.id = ${id}`;
  return row ?? null;
}
