import type { Sql } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";

export interface EventRow {
  readonly id: string;
  readonly session_id: string | null;
  readonly intent_id: string | null;
  readonly subscription_id: string | null;
}

export interface ReceivedEvent extends PaymentEvent {
  /** As it was signed and delivered; null: it was not delivered. */
  readonly body: string | null;
  readonly receivedAt: Date;
}

/** Stores an event once, with the job that applies it. */
export async function insertEvent(sql: Sql, event: ReceivedEvent): Promise<void> {
  await sql`
    with stored as (
      insert into payment_events (
        id, type, is_live, session_id, intent_id, subscription_id, body, created_at, received_at
      )
      values (
        ${event.id}, ${event.type}, ${event.isLive}, ${event.sessionId}, ${event.intentId}, ${event.subscriptionId},
        ${event.body}, ${event.createdAt}, ${event.receivedAt}
      )
      on conflict (id) do nothing
      returning id
    )
    select ${enqueue(sql, "apply_payment_event", { eventId: sql`stored.id` })}
    from stored`;
}

/** Stores an event that changes nothing, with the reason if it should have. */
export async function insertIdleEvent(sql: Sql, event: ReceivedEvent, problem: string | null): Promise<void> {
  await sql`
    insert into payment_events (
      id, type, is_live, session_id, intent_id, subscription_id, body, created_at, received_at, applied_at, problem
    )
    values (
      ${event.id}, ${event.type}, ${event.isLive}, ${event.sessionId}, ${event.intentId}, ${event.subscriptionId},
      ${event.body}, ${event.createdAt}, ${event.receivedAt}, ${event.receivedAt}, ${problem}
    )
    on conflict (id) do nothing`;
}

/** An event that was not applied yet, or null. */
export async function selectWaitingEvent(sql: Sql, id: string): Promise<EventRow | null> {
  const [row] = await sql<EventRow[]>`
    select id, session_id, intent_id, subscription_id
    from payment_events
    where id = ${id} and applied_at is null`;
  return row ?? null;
}

/** Events waiting since before a moment, oldest first. By `payment_events_waiting`. */
export async function selectOverdueEvents(sql: Sql, before: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from payment_events
    where applied_at is null and received_at < ${before}
    order by received_at
    limit 1000`;
  return rows.map(({ id }) => id);
}

/** The ids that are not stored. */
export async function selectUnknownEvents(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select given.id
    from unnest(${[...ids]}::text[]) as given (id)
    where not exists (select from payment_events where payment_events.id = given.id)`;
  return new Set(rows.map(({ id }) => id));
}

export async function updateAppliedEvent(
  sql: Sql,
  { id, problem, at }: { id: string; problem: string | null; at: Date },
): Promise<void> {
  await sql`
    update payment_events
    set applied_at = ${at}, problem = ${problem}
    where id = ${id} and applied_at is null`;
}
