import type { Logger } from "pino";
import type { MemberActor } from "../context.ts";

/** One header line. */
export type HeaderPair = readonly [name: string, value: string];

/** What the shell leaves for the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The headers of every answer, the same list for all. */
    commonHeaders: readonly HeaderPair[];
    /** Whom limits per source count, see source-address.ts. */
    source: string;
    /** Absent until a route has looked for one. */
    actor: MemberActor | null | undefined;
    /** The process's logger; `requestLog` makes the request's own. */
    log: Logger;
  };
  /** Given by the runtime's adapter: the peer's address. */
  Bindings: { remoteAddress?: string };
}
