import type { ReportReason } from "#shared/moderation/report-contract.ts";
import type { Fragment, Sql } from "../../../db/client.ts";
import { originalOf } from "../../posts/fragments.ts";

export type SubjectKind = "post" | "comment" | "member";

/** What is reported: the member behind it, and its words as they are now. */
interface Subject {
  readonly id: string;
  readonly member_id: string;
  readonly content: string;
}

/**
 * Whatever other members can have met, by its id: neither a block nor the reporter's content filter keeps it from the moderators,
 * since harm often ends in a block. Null for what does not exist or is its author's alone: not classified yet, deleted, or a
 * member who has not verified.
 */
export async function selectSubject(sql: Sql, kind: SubjectKind, id: string): Promise<Subject | null> {
  const [row] = await sql<Subject[]>`${subjects[kind](sql, id)}`;
  return row ?? null;
}

const subjects: Readonly<Record<SubjectKind, (sql: Sql, id: string) => Fragment>> = {
  // To report a repost is to report its original.
  post: (sql, id) =>
    sql`
    select p.id, p.author_id as member_id, p.content
    from posts p
    where p.id = ${originalOf(sql, id)}
      and p.moderation_level is not null`,
  comment: (sql, id) =>
    sql`
    select c.id, c.author_id as member_id, c.content
    from comments c
    where c.id = ${id}
      and c.moderation_level is not null
      and c.deleted_at is null`,
  member: (sql, id) =>
    sql`
    select m.id, m.id as member_id, concat_ws(e'\\n', '@' || m.username, m.display_name, m.bio) as content
    from members m
    where m.id = ${id}`,
};

interface ReportRow {
  readonly id: string;
  readonly reason: ReportReason;
  readonly description: string;
  readonly created_at: Date;
}

interface NewReportRow {
  readonly id: string;
  readonly reporterId: string;
  readonly kind: SubjectKind;
  readonly subject: Subject;
  readonly reason: ReportReason;
  readonly description: string;
  readonly at: Date;
}

/** Files a report; a member's second one of the same thing returns their first. */
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
    -- Changes nothing, but returns the row that stands.
    on conflict (reporter_id, subject_kind, subject_id) do update
    set reason = filed.reason
    returning id, reason, description, created_at`;
  if (!row) throw new Error("A report was neither found nor filed");
  return row;
}
