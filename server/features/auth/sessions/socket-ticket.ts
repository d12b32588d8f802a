import { errors, jwtVerify, SignJWT } from "jose";
import { uuidv7 } from "uuidv7";
import { socketLimits } from "#shared/realtime/socket-limits.ts";
import type { Config } from "../../../config.ts";
import type { Clock, Deps, SessionCtx } from "../../../context.ts";
import { signingKey } from "../mails/signed-link-tokens.ts";
import { actorOfSession } from "./resolve-actor.ts";
import { insertUsedTicket } from "./socket-ticket-queries.ts";

const purpose = "socket-ticket";

/** A ticket that opens one socket of the caller's session within 60 s (realtime.1). */
export async function issueSocketTicket(ctx: SessionCtx): Promise<{ ticket: string; expiresAt: string }> {
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  const end = now + socketLimits.ticketLifeMs / 1000;
  const ticket = await new SignJWT({ sid: ctx.actor.sessionId })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(purpose)
    .setSubject(ctx.actor.id)
    .setJti(uuidv7())
    .setExpirationTime(end)
    .sign(signingKey(ctx.config, purpose));
  return { ticket, expiresAt: new Date(end * 1000).toISOString() };
}

/** What a ticket of ours says. */
interface SocketTicket {
  readonly id: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Null unless the ticket is ours and unexpired; it may have been used. */
export async function readSocketTicket(
  ctx: { readonly config: Pick<Config, "sessionSecret">; readonly clock: Clock },
  ticket: string,
): Promise<SocketTicket | null> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(ticket, signingKey(ctx.config, purpose), {
      algorithms: ["HS256"],
      audience: purpose,
      requiredClaims: ["sub", "jti", "sid", "exp"],
      currentDate: ctx.clock.now(),
    });
    const { sub = "", jti = "", sid, exp = 0 } = payload;
    return { id: jti, memberId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Uses a ticket up. False when it was used before, or its session has ended. */
export async function redeemSocketTicket(deps: Deps, ticket: SocketTicket): Promise<boolean> {
  if (!await insertUsedTicket(deps.db.sql, ticket)) return false;
  return await actorOfSession(deps, ticket.sessionId) !== null;
}
