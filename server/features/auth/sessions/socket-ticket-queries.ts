import type { Sql } from "../../../db/open-database.ts";
import { batchWrites } from "../../../db/batch-statements.ts";
import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";

interface UsedTicket {
  readonly id: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/**
 * By the keys of the sessions and their members. False when the ticket was used before, or its
 * session has ended. After a restart thousands come at once: those that wait share a statement.
 */
export function insertUsedTicket(sql: Sql, ticket: UsedTicket, now: Date): Promise<boolean> {
  return insertTogether(sql, { ...ticket, now });
}

const insertTogether = batchWrites(insertUsedTickets, { mostTogether: 100 });

/** A ticket that comes twice is used by the first of both. */
async function insertUsedTickets(
  sql: Sql,
  tickets: readonly (UsedTicket & { readonly now: Date })[],
): Promise<boolean[]> {
  // Asked for within milliseconds.
  const { now = new Date() } = tickets.at(-1) ?? {};
  const rows = await sql<{ id: string }[]>`
    insert into socket_tickets (id, expires_at)
    select distinct on (used.id) used.id, used.expires_at
    from unnest(
      ${tickets.map(({ id }) => id)}::uuid[],
      ${tickets.map(({ sessionId }) => sessionId)}::uuid[],
      ${tickets.map(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[]
    ) as used (id, session_id, expires_at)
    join sessions on sessions.id = used.session_id
    join members on members.id = sessions.member_id
    where sessions.expires_at > ${now}
      and account_is_open(members)
    order by used.id
    on conflict do nothing
    returning id`;
  const used = new Set(rows.map(({ id }) => id));
  // Each is deleted once it is counted for the first caller who brought it.
  return tickets.map(({ id }) => used.delete(id));
}

/** By `socket_tickets_by_expiry`. */
export async function deleteExpiredTickets(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "socket_tickets", { by: "expires_at", after, until: now })}`,
  );
}
