import type { SessionStore } from "./session-store.ts";

/** `net.fetch`, or a stand-in. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Calls of the server in use, as the member who is signed in. */
export interface ServerCalls {
  /** Origin of the server; null while none is known. */
  origin(): string | null;
  isSignedIn(): Promise<boolean>;
  /**
   * Sends a call below the origin, with the token that is held now, or when it is known who is signed in. Redirects are never followed:
   * the token is for this origin alone. Rejects when nothing answers.
   */
  send(path: string, init: RequestInit & { headers: Headers }): Promise<Response>;
}

export function createServerCalls(
  fetch: Fetch,
  session: Pick<SessionStore, "tokenFor" | "opened">,
  origin: () => string | null,
): ServerCalls {
  let isOpen = false;
  void session.opened.then(() => (isOpen = true));
  return {
    origin,
    isSignedIn: async () => {
      await session.opened;
      const server = origin();
      return server !== null && session.tokenFor(server) !== null;
    },
    send: async (path, init) => {
      const server = origin();
      if (server === null) throw new Error("No server is set");
      if (!isOpen) await session.opened;
      const token = session.tokenFor(server);
      if (token !== null) init.headers.set("Authorization", `Bearer ${token}`);
      return await fetch(server + path, { ...init, credentials: "omit", redirect: "error" });
    },
  };
}
