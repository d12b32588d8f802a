import type { ReportReason } from "#shared/reports/contract.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { originalOf } from "../../db/visibility/post-visibility.ts";

export type SubjectKind = "post" | "comment" | "member" | "message";

/** The reported content: its author, and its current text. */
interface Subject {
  readonly id: string;
  readonly member_id: string;
  readonly content: string;
}

/**
 * Content that other members can have seen, by id: neither a block nor the reporter's content
 * filter hides it here, since harm often ends in a block. Null for content that does not exist or
 * that only its author sees: unclassified, deleted, or by an unverified member.
 */
export async function selectSubject(
  sql: Sql,
  reporterId: string,
  kind: SubjectKind,
  id: string,
): Promise<Subject | null> {
  const [row] = await sql<Subject[]>`${subjects[kind](sql, id, reporterId)}`;
  return row ?? null;
}

type SubjectQuery = (sql: Sql, id: string, reporterId: string) => Fragment;

const subjects: Readonly<Record<SubjectKind, SubjectQuery>> = {
  // A report of a repost concerns its original.
  post: (sql, id) =>
    sql`
    select p.id, p.author_id as member_id, p.content
    from posts p
    where p.id = ${originalOf(sql, id)}
      and p.moderation_level is not null
      and p.removed_at is null`,
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
  // A message is private to its two members: no one else can report it.
  message: (sql, id, reporterId) =>
    sql`
    select e.id, e.sender_id as member_id, e.content
    from messages e
    where e.id = ${id}
      and ${reporterId} in (e.sender_id, e.receiver_id)
      and e.unsent_at is null`,
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

/**
 * Files a report; a member's second one about the same content returns their first. For a message
 * the five before it are kept as they were (messages.10).
 */
export async function insertReport(sql: Sql, report: NewReportRow): Promise<ReportRow> {
  const { subject } = report;
  const [row] = await sql<ReportRow[]>`
    with reported as (
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
      returning id, reason, description, created_at
    )
    select
      *
      ${
    report.kind === "message"
      ? sql`, case when id = ${report.id} then copy_reported_messages(id, ${subject.id}) end as copied`
      : sql``
  }
    from reported`;
  if (!row) throw new Error("A report was neither found nor filed");
  return row;
}
