import type { Tx } from "../../../db/open-database.ts";
import { enqueueMails, type MailCtx } from "../../../jobs/enqueue-mail.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";

interface Outcome {
  readonly caseId: string;
  readonly decisionId: string;
  /** Whether the decision was contested and taken back. */
  readonly isTakenBack: boolean;
  readonly at: Date;
}

type OutcomeMail = Pick<MailJob<"report_outcome">, "to" | "reportId" | "decisionId" | "isTakenBack">;

/**
 * Mails who reported without an account what came of their reports of a case, once to each address:
 * that it was decided, or that the decision was taken back (strangers.1).
 */
export async function mailStrangers(tx: Tx, { caseId, decisionId, isTakenBack, at }: Outcome): Promise<void> {
  const rows = await selectStrangers(tx, caseId);
  if (rows.length === 0) return;
  const mails = rows.map(({ id, email }) => ({ to: email, reportId: id, decisionId, isTakenBack }));
  await enqueueOutcomes({ sql: tx, clock: { now: () => at } }, mails);
}

async function enqueueOutcomes(ctx: MailCtx, mails: readonly OutcomeMail[]): Promise<void> {
  await ctx.sql`select ${enqueueMails(ctx, "report_outcome", mails)} as mails`;
}

function selectStrangers(tx: Tx, caseId: string): Promise<{ id: string; email: string }[]> {
  return tx<{ id: string; email: string }[]>`
    select distinct on (lower(p.email)) p.id, p.email
    from reports r
    join public_reports p on p.report_id = r.id
    where r.case_id = ${caseId} and r.by_stranger and p.is_mailed
    order by lower(p.email), p.received_at`;
}
