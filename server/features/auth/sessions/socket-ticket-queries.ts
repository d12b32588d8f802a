import type { Sql } from "../../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";

interface UsedTicket {
  readonly id: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/**
 * By the keys of the session and its member. False when the ticket was used before, or its session
 * has ended.
 */
export async function insertUsedTicket(sql: Sql, ticket: UsedTicket, now: Date): Promise<boolean> {
  const rows = await sql`
    insert into socket_tickets (id, expires_at)
    select ${ticket.id}::uuid, ${ticket.expiresAt}::timestamptz
    from sessions
    join members on members.id = sessions.member_id
    where sessions.id = ${ticket.sessionId}
      and sessions.expires_at > ${now}
      and account_is_open(members)
    on conflict do nothing
    returning id`;
  return rows.length > 0;
}

/** By `socket_tickets_by_expiry`. */
export async function deleteExpiredTickets(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "socket_tickets", { by: "expires_at", after, until: now })}`,
  );
}
