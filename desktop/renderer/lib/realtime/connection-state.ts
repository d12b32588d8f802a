import { create } from "zustand";

/**
 * Whether events reach the page. `lost`: they do not, and the page reconnects. `off`: there is no
 * connection yet, or none until the page is in front.
 */
export type Connection = "off" | "live" | "lost";

interface ConnectionState {
  readonly connection: Connection;
  /** When it changed to this state, in ms since 1970. */
  readonly since: number;
}

export const useConnection = create<ConnectionState>(() => ({ connection: "off", since: 0 }));

export function showConnection(connection: Connection): void {
  useConnection.setState((now) => now.connection === connection ? now : { connection, since: Date.now() });
}

/** Whether counts are pushed, so that nothing needs to poll them. */
export function useIsLive(): boolean {
  return useConnection(({ connection }) => connection === "live");
}

/** `useIsLive` outside components. */
export function isLive(): boolean {
  return useConnection.getState().connection === "live";
}
