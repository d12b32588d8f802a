import { uuidv7 } from "uuidv7";
import type { Clock } from "../clock.ts";
import type { Fragment, Sql } from "../db/open-database.ts";
import type { MailJob, MailTemplate } from "./mail-job.ts";

type Asked<T extends MailTemplate> = Omit<MailJob<T>, "template" | "id" | "requestedAt">;
export type Given<T extends MailTemplate> = { readonly [K in keyof Asked<T>]: Asked<T>[K] | Fragment };

export interface MailCtx {
  readonly sql: Sql;
  readonly clock: Clock;
}

/**
 * The expression that adds a mail in the statement of the act: like `enqueue` it must be read by
 * the final select. Call `jobs.added()` after the statement has committed to send the mail at once;
 * otherwise it is sent within two seconds.
 */
export function enqueueMail<T extends MailTemplate>(
  { sql, clock }: MailCtx,
  template: T,
  given: Given<T>,
): Fragment {
  const id = uuidv7();
  const known = { template, id, requestedAt: clock.now().toISOString() };
  const json = Object.entries(given as Record<string, unknown>).reduce(
    (all, [name, value]) => sql`${all} || jsonb_build_object(${name}::text, ${valueOf(sql, value)})`,
    sql`${JSON.stringify(known)}::text::jsonb`,
  );
  return sql`(graphile_worker.add_job('send_mail', (${json})::json, job_key := ${id}::text)).id`;
}

/** As `enqueueMail`, for any number of mails of one template. */
export function enqueueMails<T extends MailTemplate>(
  { sql, clock }: MailCtx,
  template: T,
  given: readonly Asked<T>[],
): Fragment {
  const known = { template, requestedAt: clock.now().toISOString() };
  const mails = given.map((one) => ({ ...one, ...known, id: uuidv7() }));
  return sql`array(
    select (graphile_worker.add_job('send_mail', mail::json, job_key := mail ->> 'id')).id
    from jsonb_array_elements(${JSON.stringify(mails)}::text::jsonb) as mail
  )`;
}

function valueOf(sql: Sql, value: unknown): Fragment {
  if (typeof value === "string") return sql`${value}::text`;
  if (typeof value === "boolean") return sql`${value}::boolean`;
  return value as Fragment;
}
