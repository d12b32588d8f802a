import type { Sql } from "../../../db/open-database.ts";
import { type Batch, batchFrom, batchOfGone, isInBatch } from "../../../db/cleanup/remove-in-batches.ts";

/** False when the ticket was used before. */
export async function insertUsedTicket(
  sql: Sql,
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into socket_tickets (id, expires_at)
    values (${id}, ${expiresAt})
    on conflict do nothing
    returning id`;
  return rows.length > 0;
}

/** By `socket_tickets_by_expiry`. */
export async function deleteExpiredTickets(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await batchFrom(sql<Batch<Date>[]>`
    with gone as (
      delete from socket_tickets
      where ${isInBatch(sql, "socket_tickets", { by: "expires_at", after, until: now })}
      returning expires_at as place
    )
    ${batchOfGone(sql)}`);
}
