import type { Logger } from "pino";
import type { MemberActor } from "../../context.ts";
import type { Upgrade } from "../../realtime/runtime-socket.ts";

/** A header's name and value. */
export type HeaderPair = readonly [name: string, value: string];

/** What the shell leaves for the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The headers of every response; one shared list. */
    commonHeaders: readonly HeaderPair[];
    /** The caller's network source for limits, see source-address.ts. */
    source: string;
    /** Absent until a route has looked for one. */
    actor: MemberActor | null | undefined;
    /** The contract's name of the route that serves it; absent for what is not in the contract. */
    endpoint: string | undefined;
    /** The process's logger; `requestLog` makes the request's own. */
    log: Logger;
  };
  /** Given by the runtime's adapter: the peer's address, and what makes a socket of a request. */
  Bindings: { remoteAddress?: string; upgrade?: Upgrade };
}
