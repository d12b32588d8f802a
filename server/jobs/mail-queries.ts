import type { Sql } from "../db/open-database.ts";
import { enqueueMail, type Given, type MailCtx } from "./enqueue-mail.ts";
import type { JobSignal } from "./job-signal.ts";
import type { MailJob, MailTemplate } from "./mail-job.ts";

/** Adds a mail outside of any statement. */
export async function queueMail<T extends MailTemplate>(
  ctx: MailCtx & { readonly jobs: JobSignal },
  template: T,
  given: Given<T>,
): Promise<void> {
  await insertMail(ctx, template, given);
  ctx.jobs.added();
}

/** Adds a mail in a transaction (`sql`); call `jobs.added()` once it has committed. */
export async function insertMail<T extends MailTemplate>(
  ctx: MailCtx,
  template: T,
  given: Given<T>,
): Promise<void> {
  await ctx.sql`select ${enqueueMail(ctx, template, given)}`;
}

/** Adds a mail again, to be sent later. Replaces the running job, which is then not repeated. */
export async function requeueMail(sql: Sql, mail: MailJob, delayMs: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'send_mail',
      ${JSON.stringify(mail)}::text::json,
      job_key := ${mail.id}::text,
      run_at := now() + ${delayMs} * interval '1 millisecond'
    )`;
}
