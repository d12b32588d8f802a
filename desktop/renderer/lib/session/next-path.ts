/** An origin that no input can name. */
const probe = "https://glimmer.invalid";

/**
 * Returns where to go after sign-in: a path of this product (routes.5), or `/`. Never another
 * origin, sign-in again, or the API, which is not a screen.
 */
export function sanitizeNextPath(next: unknown): string {
  if (typeof next !== "string" || !next.startsWith("/")) return "/";
  // Browsers read `\` as `/` and drop tabs and newlines, so `/\evil.com` would leave.
  if (next.startsWith("//") || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, probe)) return "/";
  const url = new URL(next, probe);
  // The path is checked again once resolved: `/.//evil.com` becomes `//evil.com`.
  if (url.origin !== probe || url.pathname.startsWith("//")) return "/";
  if (/^\/(login|register|api)(\/|$)/.test(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}

/** The address of the sign-in screen that returns to `from`. */
export function getLoginAddress(from: string): string {
  const next = sanitizeNextPath(from);
  return next === "/" ? "/login" : `/login?next=${encodeURIComponent(next)}`;
}
