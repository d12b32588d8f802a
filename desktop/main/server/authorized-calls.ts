import { languageHeader } from "#shared/language/language-header.ts";
import type { Language } from "#shared/language/languages.ts";
import type { SessionTokenStore } from "./session-token-store.ts";

/** `Session.fetch` of Electron. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Calls to the server in use, as the member who is signed in. */
export interface AuthorizedCalls {
  /** Origin of the server; null while there is none. */
  origin(): string | null;
  /** Waits for the session to be read from the keyring. */
  isSignedIn(): Promise<boolean>;
  /**
   * Rejects when there is no response. Redirects are errors, because the token is
   * for this origin only.
   */
  send(path: string, init: RequestInit & { headers: Headers }): Promise<Response>;
}

export function createAuthorizedCalls(
  fetch: Fetch,
  session: Pick<SessionTokenStore, "tokenFor" | "opened">,
  origin: () => string | null,
  language: () => Language,
): AuthorizedCalls {
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
      // Signing out wipes the token right after its call begins, so the token is read before
      // anything is awaited.
      if (!isOpen) await session.opened;
      const token = session.tokenFor(server);
      init.headers.set(languageHeader, language());
      if (token !== null) init.headers.set("Authorization", `Bearer ${token}`);
      return await fetch(server + path, { ...init, credentials: "omit", redirect: "error" });
    },
  };
}
