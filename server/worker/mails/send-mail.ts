import type { Ctx } from "../../context.ts";
import { requeueMail } from "../../jobs/mail-queries.ts";
import type { MailJob } from "../../jobs/mail-job.ts";
import { mayPass } from "../../providers/mail/mailer.ts";
import { makeMail } from "./make-mail.ts";
import { delayToNextTryMs } from "./next-try.ts";

/**
 * Sends a queued mail (mail.2). Its links are made now, so their lifetime begins now, and an event
 * that voided its act has voided the mail as well. A mail that is not accepted is queued again for
 * a day, without its text in the log. May send twice when the process dies after the mail server
 * accepted it: under one Message-ID, with the same links.
 */
export async function sendMail(ctx: Ctx, job: MailJob): Promise<void> {
  const { template, requestedAt } = job;
  try {
    const mail = await makeMail(ctx, job);
    if (!mail) return;
    const messageId = `<${job.id}@${new URL(ctx.config.publicUrl).hostname}>`;
    await ctx.providers.mail.deliver({ ...mail, messageId });
    ctx.log.info({ template }, "mail sent");
  } catch (err) {
    const delayMs = mayPass(err)
      ? delayToNextTryMs(ctx.clock.now().getTime() - Date.parse(requestedAt))
      : null;
    if (delayMs === null) {
      ctx.log.error({ err, template }, "a mail could not be sent");
      return;
    }
    ctx.log.warn({ err, template, delayMs }, "a mail was not accepted and is tried again");
    await requeueMail(ctx.sql, job, delayMs);
  }
}
