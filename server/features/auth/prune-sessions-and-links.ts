import type { Deps } from "../../context.ts";
import { removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { getMailedSince } from "./session-and-link-lifetimes.ts";
import { deleteExpiredDevices } from "./sign-in/known-device-queries.ts";
import { deleteExpiredRegistrations } from "./register/registration-queries.ts";
import { deleteExpiredSessions } from "./sessions/session-queries.ts";
import { deleteExpiredTickets } from "./sessions/socket-ticket-queries.ts";
import { deleteExpiredLinks } from "./sign-in/sign-in-link-queries.ts";

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
