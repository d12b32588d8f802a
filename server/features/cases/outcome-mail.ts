import { formatDay } from "#shared/format-day.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../context.ts";
import type { MailJob } from "../../jobs/mail-job.ts";
import { composeMail } from "../../providers/mail/compose-mail.ts";
import type { Mail } from "../../providers/mail/mailer.ts";
import { describeForReporter, getOutcomeForReporters } from "./decide/notice-words.ts";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Tells somebody without an account what came of their report (strangers.1), or that its decision
 * was taken back later. Null once the report is gone.
 */
export async function makeOutcomeMail(ctx: Ctx, job: MailJob<"report_outcome">): Promise<Mail | null> {
  const row = await selectOutcome(ctx.sql, job);
  if (!row) return null;
  const { publicUrl, contactEmail } = ctx.config;
  const { decision, level, former_level: formerLevel } = row;
  return composeMail({
    to: job.to,
    subject: job.isTakenBack ? "A decision about your report was taken back" : "The outcome of your report",
    paragraphs: [
      // A report of a member omits the address, in which the reporter wrote the name.
      row.kind === "member"
        ? `On ${formatDay(row.received_at)} you reported a profile on ${product.name}.`
        : `On ${
          formatDay(row.received_at)
        } you reported this address on ${product.name}: ${publicUrl}${row.path}`,
      job.isTakenBack
        ? "The member whom our decision concerned contested it. Somebody looked at it again, and took it back."
        : describeForReporter(getOutcomeForReporters(decision, { level, formerLevel }), row.kind),
    ],
    notes: [
      `${
        decision === "undecidable" ? "" : "A person decided this, not a machine. "
      }If you think that this is a mistake, write to ${contactEmail}; you can also go to court.`,
      `The number of your report is ${row.id}.`,
    ],
  });
}

/** A report of somebody without an account, and what was decided. */
interface OutcomeRow {
  readonly id: string;
  readonly path: string;
  readonly received_at: Date;
  readonly kind: CaseKind;
  readonly decision: CaseOutcome;
  readonly level: ModerationLevel | null;
  readonly former_level: ModerationLevel | null;
}

/** Null: the report is not kept any more. */
async function selectOutcome(
  sql: Sql,
  { reportId, decisionId }: { reportId: string; decisionId: string },
): Promise<OutcomeRow | null> {
  const [row] = await sql<OutcomeRow[]>`
    select
      p.id, p.path, p.received_at, p.kind, d.decision, d.level,
      d.former #>> '{effects,0,former,level}' as former_level
    from public_reports p
    cross join decisions d
    where p.id = ${reportId}
      and d.id = ${decisionId}`;
  return row ?? null;
}
