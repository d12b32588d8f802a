import { msg } from "@lingui/core/runtime-macro";
import type { Config } from "../../config.ts";
import { AppError } from "../../errors.ts";
import type { Step } from "../routing/middleware.ts";

/** Files that a CDN reads. */
const isFile = /^\/api\/(media|audio)\//;

/** Names of this machine itself, which no name server can redirect. */
const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses requests for another host than the product's with 421. Otherwise a site whose name is
 * made to point here (DNS rebinding) could read this server's own pages, such as the mails of the
 * development outbox. Health checks may use any name, since load balancers call by address, and a
 * CDN its own for files (storage.4). A request without a `Host` header comes from no browser.
 */
export function checkHost({ publicUrl, storage: { cdn } }: Pick<Config, "publicUrl" | "storage">): Step {
  const ownName = new URL(publicUrl).hostname;
  const cdnName = cdn && new URL(cdn.origin).hostname;
  let lastReachable = "";
  /** A port may be too large, and so may a number of an address. */
  const canBeReached = (host: string) => {
    if (host === lastReachable) return true;
    if (!URL.canParse(`http://${host}`)) return false;
    lastReachable = host;
    return true;
  };
  return (c) => {
    const host = c.req.raw.headers.get("host");
    if (host === null || c.req.path === "/api/health") return;
    const name = host.replace(/:\d*$/, "").toLowerCase();
    if ((name === ownName || loopback.test(name)) && canBeReached(host)) return;
    if (name === cdnName && isFile.test(c.req.path)) return;
    throw new AppError(
      "foreign_host",
      msg`This server only accepts requests for ${{
        publicUrl,
      }}. Its operator sets the address as PUBLIC_URL.`,
    );
  };
}
