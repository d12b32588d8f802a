import type { Config } from "../../config.ts";
import { sessionCookieName } from "./session-cookie.ts";
import { isSessionToken } from "./session-token.ts";

/** A session token as a request carries it. */
export interface PresentedSession {
  readonly token: string;
  readonly by: "cookie" | "bearer";
}

/**
 * The session a request presents, live or not. An `Authorization` header alone decides when there is one: a desktop's call never
 * falls back to a cookie, so it is never subject to what cookies allow.
 */
export function presentedSession(
  config: Pick<Config, "publicUrl">,
  request: Request,
): PresentedSession | null {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) {
    const token = /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? "";
    return isSessionToken(token) ? { token, by: "bearer" } : null;
  }
  const prefix = `${sessionCookieName(config)}=`;
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const token = pair.trim();
    if (!token.startsWith(prefix)) continue;
    const value = token.slice(prefix.length);
    if (isSessionToken(value)) return { token: value, by: "cookie" };
  }
  return null;
}
