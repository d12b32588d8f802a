import type { Config } from "../config.ts";
import { Forbidden } from "../errors.ts";
import type { Step } from "./shell.ts";

/**
 * Refuses unsafe calls that another site makes through a member's browser (decision 5): what comes with a cookie must carry
 * our own Origin, and a foreign Origin is refused even without one, so that nobody is signed in to a stranger's account. Calls
 * with an `Authorization` header are exempt: no browser adds that by itself.
 */
export function checkOrigin({ publicUrl }: Pick<Config, "publicUrl">): Step {
  const ownOrigin = new URL(publicUrl).origin;
  return (c) => {
    const { method, headers } = c.req.raw;
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return;
    if (headers.has("authorization")) return;
    const origin = headers.get("origin");
    if (origin === ownOrigin) return;
    if (origin === null && !headers.has("cookie")) return;
    if (origin !== null && isOwnHost(origin, headers.get("host"))) return;
    throw new Forbidden("This call did not come from our own pages, so it was not made", "origin_refused");
  };
}

/** The page's own host, by whatever name it was reached: `localhost` and `127.0.0.1` are one service. */
function isOwnHost(origin: string, host: string | null): boolean {
  return host !== null && (origin === `http://${host}` || origin === `https://${host}`);
}
