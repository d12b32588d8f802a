import { signedInHintCookie } from "#shared/auth/token-headers.ts";
import { getRetentionMs } from "#shared/retention.ts";
import { type CookieConfig, cookieName, cookieValues, setCookie, setReadableCookie } from "./cookies.ts";

const name = "glimmer_session";

/** The session cookie's name. */
export function sessionCookieName(config: CookieConfig): string {
  return cookieName(config, name);
}

/**
 * The `Set-Cookie` lines that keep a session in the browser for another 30 days, with the
 * hint that there is one.
 */
export function sessionCookies(config: CookieConfig, token: string): [session: string, hint: string] {
  const seconds = getRetentionMs("sessions") / 1000;
  return [
    setCookie(config, name, token, seconds),
    setReadableCookie(config, signedInHintCookie, "1", seconds),
  ];
}

/** The `Set-Cookie` lines that remove both. */
export function clearedSessionCookies(config: CookieConfig): [session: string, hint: string] {
  return [setCookie(config, name, "", 0), setReadableCookie(config, signedInHintCookie, "", 0)];
}

/** The values of the session cookies that a request carries. */
export function sessionCookieValues(config: CookieConfig, request: Request): string[] {
  return cookieValues(config, request, name);
}
