import type { Changes } from "../changes.ts";
import type { ServerEvent } from "../events.ts";

/** `none`: this process is the only one. */
export type BusState = "ok" | "away" | "none";

/** Receives the events for this process's sockets. */
export interface BusListener {
  onEvent(event: ServerEvent): void;
  /** Events of other processes may have been lost. */
  onGap(): void;
}

/**
 * Carries events to every process that holds a socket of the members they concern. Nothing here
 * throws.
 */
export interface Bus {
  readonly state: BusState;
  /** The listener of this process gets it at once, whatever happens to the others. */
  publish(event: ServerEvent): void;
  /**
   * Tells the other processes what a write changed, before they hear of what is published after it,
   * and within some milliseconds.
   */
  tellOfChanges(changes: Changes): void;
  /**
   * Publishes it, and resolves once it was sent to the other processes: whoever calls one of them
   * then finds that it has heard of it. Resolves after a second at most, and when the bus is away.
   */
  announce(event: ServerEvent): Promise<void>;
  /** There is one listener; a later one replaces it. */
  listen(listener: BusListener): void;
  /**
   * Subscribes to a member's events. Resolves once they arrive, and after two seconds at most: when
   * the bus is unavailable, the gap is announced when it returns.
   */
  join(memberId: string): Promise<void>;
  leave(memberId: string): void;
  close(): void;
}

/** The bus of a single process. */
export function createProcessBus(): Bus {
  let listener: BusListener | null = null;
  return {
    state: "none",
    publish: (event) => listener?.onEvent(event),
    tellOfChanges() {},
    announce: async (event) => listener?.onEvent(event),
    listen: (given) => {
      listener = given;
    },
    join: () => Promise.resolve(),
    leave() {},
    close() {},
  };
}
