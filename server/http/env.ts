import type { Logger } from "pino";
import type { Actor } from "../context.ts";

/** What the middleware leaves for the routes. */
export interface AppEnv {
  Variables: {
    actor: Actor | null;
    log: Logger;
    requestId: string;
    source: string;
  };
  /** Given by the runtime's adapter: the peer's address. */
  Bindings: { remoteAddress?: string };
}
