import type { Deps } from "../../context.ts";
import { mailedSince } from "./session-and-link-lifetimes.ts";
import { deleteExpiredDevices } from "./sign-in/known-device-queries.ts";
import { deleteExpiredRegistrations } from "./register/registration-queries.ts";
import { deleteExpiredSessions } from "./sessions/session-queries.ts";
import { deleteExpiredTickets } from "./sessions/socket-ticket-queries.ts";
import { deleteExpiredLinks } from "./sign-in/sign-in-link-queries.ts";

/**
 * Removes what has expired: sessions, known devices, sign-in links, socket tickets and unconfirmed registrations. Meant for every
 * hour.
 */
export async function pruneSessionsAndLinks(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredSessions(deps.db.sql, now);
  await deleteExpiredDevices(deps.db.sql, now);
  await deleteExpiredLinks(deps.db.sql, now, mailedSince(now));
  await deleteExpiredTickets(deps.db.sql, now);
  await deleteExpiredRegistrations(deps.db.sql, now);
}
