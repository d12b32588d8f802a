import type { ServerEvent } from "../context.ts";

/** `none`: this process is for itself. */
export type BusState = "ok" | "away" | "none";

/** What the sockets of this process hear. */
export interface BusListener {
  onEvent(event: ServerEvent): void;
  /** Events of other processes may have been lost. */
  onGap(): void;
}

/** Carries events to every process that holds a socket of the members they concern. Nothing here waits or throws. */
export interface Bus {
  readonly state: BusState;
  /** The listener of this process hears it at once, whatever becomes of the others. */
  publish(event: ServerEvent): void;
  /** There is one listener; a later one takes its place. */
  listen(listener: BusListener): void;
  /**
   * Asks for the events of a member. Resolves once they come, and after two seconds at most: when the bus is away, the gap is
   * announced when it returns.
   */
  join(memberId: string): Promise<void>;
  leave(memberId: string): void;
  close(): void;
}

/** The bus of a process that is alone. */
export function createProcessBus(): Bus {
  let listener: BusListener | null = null;
  return {
    state: "none",
    publish: (event) => listener?.onEvent(event),
    listen: (given) => {
      listener = given;
    },
    join: () => Promise.resolve(),
    leave() {},
    close() {},
  };
}
