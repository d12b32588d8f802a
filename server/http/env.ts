import type { Logger } from "pino";
import type { Actor } from "../context.ts";

/** What the middleware leaves for the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Whom limits per source count, see source-address.ts. */
    source: string;
    /** Absent until a route has looked for one. */
    actor: Actor | null | undefined;
    /** The process's logger; `requestLog` makes the request's own. */
    log: Logger;
  };
  /** Given by the runtime's adapter: the peer's address. */
  Bindings: { remoteAddress?: string };
}
