import { mailedReportsPerDay } from "#shared/reports/public-contract.ts";
import { dayInWords } from "#shared/day-in-words.ts";
import { product } from "#shared/product.ts";
import { ruleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { getRules } from "../../rules/get-rules.ts";
import { selectMailedReport } from "./public-report-queries.ts";

// Whoever writes somebody else's address into the form must not be able to send them words: these
// mails have nothing that the reporter wrote, neither name nor reason.

/** That a report came, or that nothing was found at its address. */
export async function makeReceiptMail(ctx: Ctx, job: MailJob<"report_receipt">): Promise<Mail | null> {
  const row = await selectMailedReport(ctx.sql, job.reportId);
  if (!row) return null;
  const { rules } = await getRules(ctx);
  const came = `On ${
    dayInWords(row.received_at)
  } you reported this address of ${product.name}: ${ctx.config.publicUrl}${row.path}`;
  return composeMail({
    to: job.to,
    subject: row.is_found ? "We received your report" : "We found nothing at the address that you reported",
    paragraphs: row.is_found
      ? [
        came,
        `The rule that you named: ${ruleTitle(rules, row.rule)}.`,
        "A person looks at it, and decides. We write to you when that is done.",
      ]
      : [
        came,
        "There is nothing at it that we could look at. It may be gone, or the address may have a mistake. Open what you mean, copy its address and report it again.",
      ],
    notes: [`The number of your report is ${row.id}.`, notYou(ctx)],
    ...(row.is_found ? {} : { action: { label: "Report it again", url: `${ctx.config.publicUrl}/report` } }),
  });
}

function notYou({ config }: Ctx): string {
  return `If you reported nothing, somebody gave your email address by mistake: we send at most ${mailedReportsPerDay} of these mails a day, and delete the address when the report is done. Write to ${config.contactEmail} if they bother you.`;
}
