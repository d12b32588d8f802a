import { sessionTransportHeader } from "#shared/auth/token-headers.ts";
import type { Config } from "../../../config.ts";
import { getSessionCookieValues } from "./session-cookie.ts";
import { isSessionToken } from "./session-token.ts";

/** A session token, and how the request carries it. */
interface RequestSession {
  readonly token: string;
  readonly by: "cookie" | "bearer";
}

/**
 * Returns the session token of a request, whether or not its session is live; null when it carries
 * none. An `Authorization` header takes precedence: a desktop's call never falls back to a cookie,
 * so cookie rules never apply to it.
 */
export function findSession(
  config: Pick<Config, "publicUrl">,
  request: Request,
): RequestSession | null {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) {
    const token = /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? "";
    return isSessionToken(token) ? { token, by: "bearer" } : null;
  }
  const token = getSessionCookieValues(config, request).find(isSessionToken);
  return token === undefined ? null : { token, by: "cookie" };
}

/** Whether the caller keeps its tokens itself, so that they go in headers instead of cookies. */
export function isBearerCall(request: Request): boolean {
  return request.headers.get(sessionTransportHeader)?.toLowerCase() === "bearer";
}
