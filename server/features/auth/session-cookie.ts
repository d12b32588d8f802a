import type { Config } from "../../config.ts";
import { sessionDays } from "./session-token.ts";

type CookieConfig = Pick<Config, "publicUrl">;

/** The cookie's name; the `__Host-` prefix binds it to this host, and exists on https only (decision 20). */
export function sessionCookieName(config: CookieConfig): string {
  return isSecure(config) ? "__Host-glimmer_session" : "glimmer_session";
}

/** The `Set-Cookie` that keeps a session in the browser for another 30 days. */
export function sessionCookie(config: CookieConfig, token: string): string {
  return cookie(config, token, sessionDays * 24 * 60 * 60);
}

/** The `Set-Cookie` that removes it. */
export function clearedSessionCookie(config: CookieConfig): string {
  return cookie(config, "", 0);
}

function cookie(config: CookieConfig, value: string, maxAgeSeconds: number): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${sessionCookieName(config)}=${value}; ${attributes}${isSecure(config) ? "; Secure" : ""}`;
}

function isSecure(config: CookieConfig): boolean {
  return config.publicUrl.startsWith("https:");
}
