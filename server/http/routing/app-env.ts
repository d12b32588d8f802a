import type { Logger } from "pino";
import type { MemberActor } from "../../context.ts";
import type { Upgrade } from "../../realtime/runtime-socket.ts";

/** A header's name and value. */
export type HeaderPair = readonly [name: string, value: string];

/** Values that the middleware leaves for the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The headers of every response; one shared list. */
    commonHeaders: readonly HeaderPair[];
    /** The caller's network source for limits, see source-address.ts. */
    source: string;
    /** Absent until a route has resolved it. */
    actor: MemberActor | null | undefined;
    /**
     * The contract's name of the route that serves it; absent for requests outside the contract.
     */
    endpoint: string | undefined;
    /** Whether the log may not say who asked (`Endpoint.isUnlogged`). */
    isUnlogged: boolean | undefined;
    /** Its signal ends when the read is refused while it runs (api.17). */
    refused: (() => AbortSignal) | undefined;
    /** The process's logger; `requestLog` makes the request's own. */
    log: Logger;
  };
  /**
   * Given by the runtime's adapter: the peer's address, and a function that turns a request into a
   * socket.
   */
  Bindings: { remoteAddress?: string; upgrade?: Upgrade };
}
