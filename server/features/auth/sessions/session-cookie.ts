import { signedInHintCookie } from "#shared/auth/token-headers.ts";
import { getRetentionMs } from "#shared/retention.ts";
import {
  type CookieConfig,
  getCookieName,
  getCookieValues,
  setCookie,
  setReadableCookie,
} from "./cookies.ts";

const name = "glimmer_session";

/** The session cookie's name. */
export function getSessionCookieName(config: CookieConfig): string {
  return getCookieName(config, name);
}

/**
 * The `Set-Cookie` lines that keep a session in the browser for another 30 days, with the
 * hint that there is one.
 */
export function makeSessionCookies(config: CookieConfig, token: string): [session: string, hint: string] {
  const seconds = getRetentionMs("sessions") / 1000;
  return [
    setCookie(config, name, token, seconds),
    setReadableCookie(config, signedInHintCookie, "1", seconds),
  ];
}

/** The `Set-Cookie` lines that remove both. */
export function clearSessionCookies(config: CookieConfig): [session: string, hint: string] {
  return [setCookie(config, name, "", 0), setReadableCookie(config, signedInHintCookie, "", 0)];
}

/** The values of the session cookies that a request carries. */
export function getSessionCookieValues(config: CookieConfig, request: Request): string[] {
  return getCookieValues(config, request, name);
}
