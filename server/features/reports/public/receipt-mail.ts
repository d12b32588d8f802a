import { msg } from "@lingui/core/runtime-macro";
import { formatDay, type Text } from "#shared/language/text.ts";
import { mailedReportsPerDay } from "#shared/reports/public-contract.ts";
import { product } from "#shared/product.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { getWrittenRules } from "../../rules/get-rules.ts";
import { selectMailedReport } from "./public-report-queries.ts";

// Whoever writes somebody else's address into the form must not be able to send them words: these
// mails have nothing that the reporter wrote, neither name nor reason
// nor the address, in which anything can stand.

/**
 * That a report came: the same whether anything is at its address, which may be hidden from whoever
 * reported it.
 */
export async function makeReceiptMail(ctx: Ctx, job: MailJob<"report_receipt">): Promise<Mail | null> {
  const row = await selectMailedReport(ctx.sql, job.reportId);
  if (!row) return null;
  const rule = getRuleTitle(await getWrittenRules(ctx), row.rule);
  const day = formatDay(row.received_at);
  return composeMail({
    to: job.to,
    language: getMemberLanguage(row.language),
    subject: msg`We received your report`,
    paragraphs: [
      [
        msg`On ${{ day }} you reported something on ${{ product: product.name }}.`,
        msg`Its number is ${{ number: row.id }}.`,
      ],
      msg`The rule that you named: ${{ rule }}.`,
      [
        msg`If there is something at the address that you gave, a person will look at it and decide.`,
        msg`We will write to you when that is done.`,
        msg`If there was a mistake in the address, you won't hear from us again: open what you mean, copy its address and report it again.`,
      ],
    ],
    notes: [notYou(ctx)],
  });
}

function notYou({ config: { contactEmail } }: Ctx): Text {
  return [
    msg`If you reported nothing, somebody gave your email address by mistake: we send at most ${{
      most: mailedReportsPerDay,
    }} of these mails a day, and delete the address when the report is done.`,
    msg`Write to ${{ contactEmail }} if they bother you.`,
  ];
}
