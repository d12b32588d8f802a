import type { Config } from "../../../config.ts";
import type { Exchange } from "../../../http/routing/route.ts";

export type CookieConfig = Pick<Config, "publicUrl">;

/** A cookie's full name: the `__Host-` prefix binds it to this host, and exists on https only. */
export function getCookieName(config: CookieConfig, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

/** A `Set-Cookie` line for a cookie that no script can read and no other site can send along. */
export function setCookie(config: CookieConfig, name: string, value: string, maxAgeSeconds: number): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${getCookieName(config, name)}=${value}; ${attributes}${isSecure(config) ? "; Secure" : ""}`;
}

/**
 * A `Set-Cookie` line for a cookie that the page's scripts read. Its name has no prefix, so that
 * they need not know the scheme.
 */
export function setReadableCookie(
  config: CookieConfig,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  return `${name}=${value}; ${attributes}${isSecure(config) ? "; Secure" : ""}`;
}

/** All values a request carries under the name; browsers may send several. */
export function getCookieValues(config: CookieConfig, request: Request, name: string): string[] {
  const prefix = `${getCookieName(config, name)}=`;
  return (request.headers.get("cookie") ?? "").split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
}

/** Sends `Set-Cookie` lines with the response. */
export function appendCookies(exchange: Exchange, lines: readonly string[]): void {
  for (const line of lines) exchange.appendHeader("Set-Cookie", line);
}

function isSecure(config: CookieConfig): boolean {
  return config.publicUrl.startsWith("https:");
}
