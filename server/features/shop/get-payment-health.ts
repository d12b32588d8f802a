import type { Ctx } from "../../context.ts";
import { describeKeys } from "./setup/describe-keys.ts";
import type { Sql } from "../../db/open-database.ts";

interface PaymentHealth extends PaymentHealthRow {
  /** Null: payments are not set up. */
  readonly provider: "stripe" | "practice" | null;
  readonly isLive: boolean;
  readonly keys: ReturnType<typeof describeKeys>;
  /** Where the provider must send its events. */
  readonly webhookUrl: string;
}

/** The keys, and how the provider's events reached us, without asking the provider. */
export async function getPaymentHealth(ctx: Ctx): Promise<PaymentHealth> {
  const { payments } = ctx.providers;
  return {
    provider: payments && (payments.isPractice ? "practice" : "stripe"),
    isLive: payments?.isLive ?? false,
    keys: describeKeys(ctx.config.stripe),
    webhookUrl: `${ctx.config.publicUrl}/api/stripe/webhook`,
    ...await selectPaymentHealth(ctx.sql, ctx.clock.now()),
  };
}

interface PaymentHealthRow {
  readonly last_type: string | null;
  readonly last_at: Date | null;
  /** The last that the provider delivered; others were found by asking it. */
  readonly last_delivered_at: Date | null;
  /** Counts the last day's, among the latest hundred events. */
  readonly undelivered: number;
  readonly first_undelivered_at: Date | null;
  readonly kept: number;
  readonly last_problem: string | null;
  readonly last_kept_at: Date | null;
  /** Events that were to be applied more than ten minutes ago; counted up to a thousand. */
  readonly overdue: number;
  readonly oldest_overdue_at: Date | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** As long as `reconcile-payments.ts` waits before it applies one itself. */
const patienceMs = 10 * 60 * 1000;

/** By `payment_events_latest` and `payment_events_waiting`. */
async function selectPaymentHealth(sql: Sql, now: Date): Promise<PaymentHealthRow> {
  const yesterday = new Date(now.getTime() - dayMs);
  const before = new Date(now.getTime() - patienceMs);
  const [row] = await sql<PaymentHealthRow[]>`
    with latest as materialized (
      select type, body is not null as is_delivered, received_at, problem
      from payment_events
      order by received_at desc
      limit 100
    ), overdue as materialized (
      select received_at
      from payment_events
      where applied_at is null and received_at < ${before}
      order by received_at
      limit 1000
    ), recent as (
      select *
      from latest
      where received_at > ${yesterday}
    )
    select
      (select type from latest limit 1) as last_type,
      (select max(received_at) from latest) as last_at,
      (select max(received_at) from latest where is_delivered) as last_delivered_at,
      count(*) filter (where not is_delivered)::integer as undelivered,
      min(received_at) filter (where not is_delivered) as first_undelivered_at,
      count(problem)::integer as kept,
      (array_agg(problem order by received_at desc) filter (where problem is not null))[1] as last_problem,
      max(received_at) filter (where problem is not null) as last_kept_at,
      (select count(*)::integer from overdue) as overdue,
      (select min(received_at) from overdue) as oldest_overdue_at
    from recent`;
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}
