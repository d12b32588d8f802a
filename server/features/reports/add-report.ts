import { isUrgentReason } from "#shared/reports/contract.ts";
import { type ReportReason, reportReasons } from "#shared/reports/report-reason.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Tx } from "../../db/open-database.ts";
import { contentTables } from "../moderation/verdict-fragments.ts";
import { type ReporterRecord, weighLevel, weighReporter, weighStranger } from "./weigh-report.ts";

type Reporter =
  | { readonly memberId: string }
  /** Somebody without an account: whether their reason may make the case urgent. */
  | { readonly memberId: null; readonly mayBeUrgent: boolean };

interface ReportToAdd {
  readonly id: string;
  readonly by: Reporter;
  readonly about: {
    readonly kind: "post" | "picture" | "comment" | "message" | "member";
    readonly id: string;
  };
  readonly reason: ReportReason;
  readonly rule: string;
  readonly description: string;
  readonly at: Date;
}

export interface ReportRow {
  readonly id: string;
  readonly case_id: string;
  readonly reason: ReportReason;
  readonly description: string;
  readonly created_at: Date;
}

/**
 * Adds a report to the open case of its subject, which this transaction has locked (`openCaseOf`),
 * and gives the case its place in the queue (cases.1). A member's second report of a case returns
 * their first. Null when a stranger's is there already.
 */
export async function addReport(tx: Tx, caseId: string, report: ReportToAdd): Promise<ReportRow | null> {
  const { by, about, reason } = report;
  const isUrgent = isUrgentReason(reason) && await mayBeUrgent(tx, by, report.at);
  const weight = await weigh(tx, caseId, by);
  const added = await insertReport(tx, caseId, { ...report, weight });
  if (!added) return by.memberId === null ? null : await selectReportOf(tx, caseId, by.memberId);
  const level = await selectLevel(tx, about);
  await countReport(tx, caseId, { reason, weight, isUrgent, classifierWeight: weighLevel(level) });
  return added;
}

async function mayBeUrgent(tx: Tx, by: Reporter, at: Date): Promise<boolean> {
  return by.memberId === null ? by.mayBeUrgent : await hasUrgentReportLeft(tx, by.memberId, at);
}

async function weigh(tx: Tx, caseId: string, by: Reporter): Promise<number> {
  return by.memberId === null
    ? weighStranger(await countStrangers(tx, caseId))
    : weighReporter(await selectRecord(tx, by.memberId));
}

/** The reports of a member that are urgent by their reason in a day, in UTC. */
const urgentPerDay = 3;
const urgentReasons = reportReasons.filter(isUrgentReason);
const dayMs = 24 * 60 * 60_000;

/** Counts reports of one member that are filed at once one after the other. */
async function hasUrgentReportLeft(tx: Tx, memberId: string, at: Date): Promise<boolean> {
  const midnight = new Date(Math.floor(at.getTime() / dayMs) * dayMs);
  await tx`select pg_advisory_xact_lock(hashtextextended(${`urgent reports ${memberId}`}, 0))`;
  const filed = await tx`
    select
    from reports
    where reporter_id = ${memberId}
      and created_at >= ${midnight}
      and created_at < ${new Date(midnight.getTime() + dayMs)}
      and reason = any(${urgentReasons}::text[])
    limit ${urgentPerDay}`;
  return filed.length < urgentPerDay;
}

async function countStrangers(tx: Tx, caseId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::integer as count
    from reports
    where case_id = ${caseId} and by_stranger`;
  return row?.count ?? 0;
}

async function selectRecord(tx: Tx, memberId: string): Promise<ReporterRecord> {
  const [row] = await tx<ReporterRecord[]>`
    select upheld, dismissed
    from reporter_records
    where member_id = ${memberId}`;
  return row ?? { upheld: 0, dismissed: 0 };
}

/** Null when it is there, or the case has one of the member. */
async function insertReport(
  tx: Tx,
  caseId: string,
  { id, by, reason, rule, description, weight, at }: ReportToAdd & { readonly weight: number },
): Promise<ReportRow | null> {
  const [row] = await tx<ReportRow[]>`
    insert into reports (id, case_id, reporter_id, reason, rule, description, weight, by_stranger, created_at)
    values (
      ${id}, ${caseId}, ${by.memberId}, ${reason}, ${rule}, ${description}, ${weight}, ${
    by.memberId === null
  }, ${at}
    )
    on conflict do nothing
    returning id, case_id, reason, description, created_at`;
  return row ?? null;
}

async function selectReportOf(tx: Tx, caseId: string, memberId: string): Promise<ReportRow | null> {
  const [row] = await tx<ReportRow[]>`
    select id, case_id, reason, description, created_at
    from reports
    where case_id = ${caseId} and reporter_id = ${memberId}`;
  return row ?? null;
}

/** The level that the classifiers gave what is reported; null of members. */
async function selectLevel(tx: Tx, { kind, id }: ReportToAdd["about"]): Promise<ModerationLevel | null> {
  if (kind === "member") return null;
  const { table } = contentTables[kind === "picture" ? "post" : kind];
  const [row] = await tx<{ level: ModerationLevel | null }[]>`
    select moderation_level as level
    from ${tx(table)}
    where id = ${id}`;
  return row?.level ?? null;
}

interface Counted {
  readonly reason: ReportReason;
  readonly weight: number;
  readonly isUrgent: boolean;
  readonly classifierWeight: number;
}

/** What the classifiers say counts for urgent cases alone. */
async function countReport(
  tx: Tx,
  caseId: string,
  { reason, weight, isUrgent, classifierWeight }: Counted,
): Promise<void> {
  await tx`
    update cases
    set
      reports_count = reports_count + 1,
      weight = weight + ${weight},
      reasons = case when ${reason}::text = any(reasons) then reasons else reasons || ${reason}::text end,
      is_urgent = is_urgent or ${isUrgent},
      classifier_weight = case
        when is_urgent or ${isUrgent} then greatest(classifier_weight, ${classifierWeight}::integer)
        else 0
      end
    where id = ${caseId}`;
}
