import type { ReportReason } from "#shared/moderation/report-contract.ts";
import type { Sql } from "../../../db/client.ts";
import { visibleTo } from "../../../db/visibility.ts";

export type SubjectKind = "post" | "comment" | "member";

/** What is reported: whose it is, and its words as they are now. */
export interface Subject {
  readonly id: string;
  readonly member_id: string;
  readonly content: string;
}

/** The member as others see them. Null when they are not there for the reporter. */
export async function selectReportedMember(
  sql: Sql,
  reporterId: string,
  id: string,
): Promise<Subject | null> {
  const [row] = await sql<Subject[]>`
    select m.id, m.id as member_id, concat_ws(e'\\n', '@' || m.username, m.display_name, m.bio) as content
    from members m
    where m.id = ${id}
      and m.email_verified_at is not null
      and ${visibleTo(sql, reporterId, sql`m.id`)}`;
  return row ?? null;
}

export interface ReportRow {
  readonly id: string;
  readonly reason: ReportReason;
  readonly description: string;
  readonly created_at: Date;
}

export interface NewReportRow {
  readonly id: string;
  readonly reporterId: string;
  readonly kind: SubjectKind;
  readonly subject: Subject;
  readonly reason: ReportReason;
  readonly description: string;
  readonly at: Date;
}

/** Files a report; a member's second one of the same thing answers with their first. */
export async function insertReport(sql: Sql, report: NewReportRow): Promise<ReportRow> {
  const { subject } = report;
  const [row] = await sql<ReportRow[]>`
    insert into moderation_reports as filed (
      id, reporter_id, subject_kind, subject_id, member_id, content, reason, description, created_at
    )
    values (
      ${report.id}, ${report.reporterId}, ${report.kind}, ${subject.id}, ${subject.member_id}, ${subject.content},
      ${report.reason}, ${report.description}, ${report.at}
    )
    -- Changes nothing, but answers with the row that stands.
    on conflict (reporter_id, subject_kind, subject_id) do update
    set reason = filed.reason
    returning id, reason, description, created_at`;
  if (!row) throw new Error("A report neither stands nor was filed");
  return row;
}
