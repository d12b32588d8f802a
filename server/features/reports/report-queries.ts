import type { ReportReason } from "#shared/reports/contract.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { selectOriginal } from "../../db/visibility/post-visibility.ts";

export type SubjectKind = "post" | "comment" | "member" | "message";

/** The reported content and its author. */
interface Subject {
  readonly id: string;
  readonly member_id: string;
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
    select p.id, p.author_id as member_id
    from posts p
    where p.id = ${selectOriginal(sql, id)}
      and p.moderation_level is not null
      and p.removed_at is null`,
  comment: (sql, id) =>
    sql`
    select c.id, c.author_id as member_id
    from comments c
    where c.id = ${id}
      and c.moderation_level is not null
      and c.deleted_at is null
      and c.removed_at is null`,
  member: (sql, id) =>
    sql`
    select m.id, m.id as member_id
    from members m
    where m.id = ${id}`,
  // A message is private to its two members: no one else can report it.
  message: (sql, id, reporterId) =>
    sql`
    select e.id, e.sender_id as member_id
    from messages e
    where e.id = ${id}
      and ${reporterId} in (e.sender_id, e.receiver_id)
      and e.unsent_at is null
      and e.removed_at is null`,
};

export interface ReportRow {
  readonly id: string;
  readonly case_id: string;
  readonly reason: ReportReason;
  readonly description: string;
  readonly created_at: Date;
}

export interface NewReportRow {
  readonly id: string;
  /** The id of the case, if this is its first report. */
  readonly caseId: string;
  readonly reporterId: string;
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly reason: ReportReason;
  readonly rule: string;
  readonly description: string;
  readonly at: Date;
}

/**
 * Files a report into the open case of its subject, or into a new one that keeps the content as it
 * is (cases.2); a member's second one to the same case returns their first. Null when the content
 * is gone.
 */
export async function insertReport(sql: Sql, report: NewReportRow): Promise<ReportRow | null> {
  const { id, reporterId, reason, rule, description } = report;
  const [row] = await sql<(ReportRow | { readonly id: null })[]>`
    select filed.id, filed.case_id, filed.reason, filed.description, filed.created_at
    from file_report(
      ${report.kind}, ${report.subjectId}, ${report.caseId},
      ${sql.json({ id, reporterId, reason, rule, description })}, ${report.at}
    ) as filed`;
  return row?.id ? row : null;
}

/** How many reports of a member were found wrong yesterday, in UTC. */
export async function selectWrongYesterday(sql: Sql, memberId: string, at: Date): Promise<number> {
  const [row] = await sql<{ wrong: number | null }[]>`
    select wrong_reports_yesterday(${memberId}::uuid, ${at}::timestamptz) as wrong`;
  return row?.wrong ?? 0;
}
