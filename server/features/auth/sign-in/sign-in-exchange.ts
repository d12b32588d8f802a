import type { SignedInUser } from "#shared/auth/contract.ts";
import { sessionTokenHeader } from "#shared/auth/token-headers.ts";
import type { RequestCtx } from "../../../context.ts";
import type { Exchange } from "../../../http/routing/route.ts";
import { appendCookies } from "../sessions/cookies.ts";
import { readDeviceTokens, sendDeviceTokens } from "./known-device.ts";
import type { OpenedSession, SignInClient } from "./open-session.ts";
import { findSession, isBearerCall } from "../sessions/session-from-request.ts";
import { makeSessionCookies } from "../sessions/session-cookie.ts";

/** Reads the browser or app of a sign-in from a request. */
export function readSignInClient(ctx: RequestCtx, { request }: Exchange): SignInClient {
  // A browser has one session: signing in again ends the one in its cookie. Bearer clients manage
  // their own sessions.
  const isBrowser = findSession(ctx.config, request)?.by === "cookie";
  return {
    userAgent: (request.headers.get("user-agent") ?? "").slice(0, 300),
    replacedSessionId: isBrowser ? ctx.actor?.sessionId ?? null : null,
    deviceTokens: readDeviceTokens(ctx.config, request),
  };
}

/**
 * Sends the tokens of a new session in cookies, or in headers to a bearer client. Returns the body.
 */
export function sendSessionTokens(
  { config }: RequestCtx,
  exchange: Exchange,
  { user, token, deviceTokens }: OpenedSession,
): SignedInUser {
  if (isBearerCall(exchange.request)) exchange.appendHeader(sessionTokenHeader, token);
  else appendCookies(exchange, makeSessionCookies(config, token));
  sendDeviceTokens(config, exchange, deviceTokens);
  return user;
}
