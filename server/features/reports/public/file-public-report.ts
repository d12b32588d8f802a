import { uuidv7 } from "uuidv7";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { ReportedAddress } from "#shared/reports/reported-address.ts";
import { mailedReportsPerDay } from "#shared/reports/public-contract.ts";
import type { Ctx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { enqueueMail, type MailCtx } from "../../../jobs/enqueue-mail.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";
import { addReport } from "../add-report.ts";
import { findSubject } from "./find-subject.ts";

/** Files a report of somebody without an account into the case of what is at its address. */
export async function filePublicReport(
  ctx: Ctx,
  { reportId, mayBeUrgent = true }: { readonly reportId: string; readonly mayBeUrgent?: boolean | undefined },
): Promise<void> {
  const at = ctx.clock.now();
  const caseId = await ctx.db.transaction(async (tx) =>
    await settleReport(tx, reportId, { caseId: uuidv7(), mostMails: mailedReportsPerDay, mayBeUrgent, at })
  );
  ctx.jobs.added();
  if (caseId !== null) ctx.publish({ type: "case_changed", caseId });
}

interface Settling {
  /** The id of the case, if none is open. */
  readonly caseId: string;
  readonly mostMails: number;
  /** Whether its reason makes the case urgent. */
  readonly mayBeUrgent: boolean;
  readonly at: Date;
}

/**
 * Files a report into the open case of what is at its address, or into a new one, and has its
 * receipt mailed. One email address counts once in a case. Returns the case; null when nothing was
 * found, or it is settled already.
 */
export async function settleReport(tx: Tx, reportId: string, settling: Settling): Promise<string | null> {
  const { mostMails, at } = settling;
  const report = await lockReport(tx, reportId);
  if (!report) return null;
  const filed = await fileIntoCase(tx, report, settling);
  const { email } = report;
  const isMailed = email !== null && await countMailedReports(tx, email, at) < mostMails;
  await noteSettled(tx, { id: reportId, filedId: filed?.reportId ?? null, isMailed, at });
  if (isMailed) await enqueueReceipt({ sql: tx, clock: { now: () => at } }, { to: email, reportId });
  return filed?.caseId ?? null;
}

interface ReportToSettle extends Pick<ReportedAddress, "kind" | "target"> {
  readonly id: string;
  readonly reason: ReportReason;
  readonly rule: string;
  readonly words: string;
  readonly email: string | null;
  readonly received_at: Date;
}

async function lockReport(tx: Tx, id: string): Promise<ReportToSettle | null> {
  const [row] = await tx<ReportToSettle[]>`
    select id, kind, target, reason, rule, words, email, received_at
    from public_reports
    where id = ${id} and settled_at is null
    for no key update`;
  return row ?? null;
}

async function noteSettled(
  tx: Tx,
  { id, filedId, isMailed, at }: {
    readonly id: string;
    readonly filedId: string | null;
    readonly isMailed: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await tx`
    update public_reports
    set settled_at = ${at}, report_id = ${filedId}, is_mailed = ${isMailed}
    where id = ${id}`;
}

async function enqueueReceipt(ctx: MailCtx, receipt: { to: string; reportId: string }): Promise<void> {
  await ctx.sql`select ${enqueueMail(ctx, "report_receipt", receipt)} as mail`;
}

/** Null when there is nothing at the address. */
async function fileIntoCase(
  tx: Tx,
  report: ReportToSettle,
  { caseId: newCaseId, mayBeUrgent, at }: Settling,
): Promise<{ readonly caseId: string; readonly reportId: string | null } | null> {
  const { id, email, reason, rule, words } = report;
  const about = await findSubject(tx, { ...report, at: report.received_at });
  if (!about) return null;
  const caseId = await openCaseOf(tx, {
    id: newCaseId,
    kind: about.kind,
    subjectId: about.id,
    source: "stranger",
    at,
  });
  if (caseId === null) return null;
  const known = email === null ? null : await selectReportOfEmail(tx, caseId, email);
  if (known !== null) return { caseId, reportId: known };
  const by = { memberId: null, mayBeUrgent } as const;
  const added = await addReport(tx, caseId, { id, by, about, reason, rule, description: words, at });
  return { caseId, reportId: added?.id ?? null };
}

/** The report that an email address has in a case already. */
async function selectReportOfEmail(tx: Tx, caseId: string, email: string): Promise<string | null> {
  const [row] = await tx<{ report_id: string }[]>`
    select other.report_id
    from public_reports other
    join reports r on r.id = other.report_id
    where lower(other.email) = lower(${email}) and r.case_id = ${caseId}
    limit 1`;
  return row?.report_id ?? null;
}

/**
 * How many reports of a day an address got mails about: it may be anybody's. Counts reports of one
 * address that are filed at once one after the other.
 */
async function countMailedReports(tx: Tx, email: string, at: Date): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended('public_reports ' || lower(${email}::text), 0))`;
  const [row] = await tx<{ count: number }[]>`
    select count(*)::integer as count
    from public_reports
    where lower(email) = lower(${email}) and received_at > ${at}::timestamptz - interval '1 day' and is_mailed`;
  return row?.count ?? 0;
}
