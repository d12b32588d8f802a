import { uuidv7 } from "uuidv7";
import { getRetentionMs } from "#shared/retention.ts";
import type { Deps, SessionCtx } from "../../../context.ts";
import { getTokenExpiry, readToken, type SigningCtx, signToken } from "../grants/signed-tokens.ts";
import type { Sql } from "../../../db/open-database.ts";
import { batchWrites } from "../../../db/batch-statements.ts";

const purpose = "socket-ticket";
const lifetimeSeconds = getRetentionMs("socketTickets") / 1000;

/** A ticket that opens one socket of the caller's session within 60 s (realtime.1). */
export async function issueSocketTicket(ctx: SessionCtx): Promise<{ ticket: string; expiresAt: string }> {
  const { id, sessionId } = ctx.actor;
  const claims = { sub: id, sid: sessionId, jti: uuidv7() };
  const ticket = await signToken(ctx, purpose, claims, lifetimeSeconds);
  return { ticket, expiresAt: getTokenExpiry(ctx, lifetimeSeconds).toISOString() };
}

/** The content of a ticket. */
interface SocketTicket {
  readonly id: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Null unless the ticket is ours and unexpired; it may have been used. */
export async function readSocketTicket(ctx: SigningCtx, ticket: string): Promise<SocketTicket | null> {
  const claims = await readToken(ctx, purpose, ticket, ["sub", "sid", "jti"]);
  return claims &&
    { id: claims.jti, memberId: claims.sub, sessionId: claims.sid, expiresAt: claims.expiresAt };
}

/**
 * Uses a ticket up. Returns false when it was used before, or its session has ended, even a moment
 * ago in another process.
 */
export function redeemSocketTicket(deps: Deps, ticket: SocketTicket): Promise<boolean> {
  return insertUsedTicket(deps.db.sql, ticket, deps.clock.now());
}

interface UsedTicket {
  readonly id: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/**
 * By the keys of the sessions and their members. False when the ticket was used before, or its
 * session has ended. After a restart thousands come at once: those that wait share a statement.
 */
function insertUsedTicket(sql: Sql, ticket: UsedTicket, now: Date): Promise<boolean> {
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
