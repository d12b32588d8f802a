import type { Deps } from "../../context.ts";
import { type Batch, deleteBatch, readBatch, removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { getMailedSince } from "./session-and-link-lifetimes.ts";
import { deleteExpiredDevices } from "./sign-in/known-device-queries.ts";
import { deleteExpiredRegistrations } from "./register/registration-queries.ts";
import { deleteExpiredSessions } from "./sessions/session-queries.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Removes what has expired: sessions, known devices, sign-in links, socket tickets and unconfirmed
 * registrations. Runs every hour.
 */
export async function pruneSessionsAndLinks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (
    const remove of [
      deleteExpiredSessions,
      deleteExpiredDevices,
      deleteExpiredTickets,
      deleteExpiredRegistrations,
    ]
  ) await removeInBatches((after) => remove(db.sql, now, after), signal);
  const due = { now, askedBefore: getMailedSince(now) };
  await removeInBatches((after) => deleteExpiredLinks(db.sql, due, after), signal);
}

/** By `socket_tickets_by_expiry`. */
async function deleteExpiredTickets(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "socket_tickets", { by: "expires_at", after, until: now })}`,
  );
}

/**
 * By `sign_in_links_by_expiry`. Keeps links requested after `askedBefore`, whose mail may still be
 * tried.
 */
async function deleteExpiredLinks(
  sql: Sql,
  { now, askedBefore }: { now: Date; askedBefore: Date },
  after: Date | null,
): Promise<Batch<Date>> {
  const condition = sql`created_at <= ${askedBefore}`;
  return await readBatch(
    sql<Batch<Date>[]>`${
      deleteBatch(sql, "sign_in_links", { by: "expires_at", after, until: now, condition })
    }`,
  );
}
