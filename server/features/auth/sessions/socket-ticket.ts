import { uuidv7 } from "uuidv7";
import { getRetentionMs } from "#shared/retention.ts";
import type { Deps, SessionCtx } from "../../../context.ts";
import { getTokenExpiry, readToken, type SigningCtx, signToken } from "../grants/signed-tokens.ts";
import { insertUsedTicket } from "./socket-ticket-queries.ts";

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
