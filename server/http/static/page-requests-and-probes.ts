import type { Context } from "hono";
import type { AppEnv } from "../routing/app-env.ts";

/**
 * Scanners look for server files (`/.env`, `/.git/config`). No page and no username begins with a
 * dot.
 */
export function isProbe(path: string): boolean {
  return path.split("/").some((segment) => segment.startsWith("."));
}

/**
 * Usernames may contain dots, so `/ada.css` is a page when a browser navigates there, and a missing
 * file when a page requests it.
 */
export function isNavigation(c: Context<AppEnv>): boolean {
  if (c.req.path.startsWith("/assets/")) return false;
  const accept = c.req.header("accept") ?? "*/*";
  if (accept.includes("text/html")) return true;
  return accept.includes("*/*") &&
    !/\.(js|css|map|json|svg|png|webp|jpg|ico|woff2|txt|xml|webmanifest)$/.test(c.req.path);
}
