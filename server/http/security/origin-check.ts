import { msg } from "@lingui/core/runtime-macro";
import type { Config } from "../../config.ts";
import { Forbidden } from "../../errors.ts";
import type { Step } from "../routing/middleware.ts";

/**
 * Refuses unsafe calls that another site makes through a member's browser (api.5): calls with a
 * cookie must carry our own Origin, and a foreign Origin is refused even without one, so that no
 * member can be signed in to a stranger's account. Calls with an `Authorization` header are exempt,
 * since browsers do not add it themselves.
 */
export function checkOrigin({ publicUrl }: Pick<Config, "publicUrl">): Step {
  const { origin: ownOrigin, protocol } = new URL(publicUrl);
  return (c) => {
    const { method, headers } = c.req.raw;
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return;
    if (headers.has("authorization")) return;
    const origin = headers.get("origin");
    if (origin === ownOrigin) return;
    if (origin === null && !headers.has("cookie")) return;
    // `localhost` and `127.0.0.1` are one service. On https, a page of the same host on http is
    // another site.
    if (origin !== null && origin === `${protocol}//${headers.get("host")}`) return;
    throw new Forbidden(msg`This request came from another site, so nothing was done.`, "origin_refused");
  };
}
