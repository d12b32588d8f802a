import { getAbout } from "#shared/system/contract.ts";
import type { Fetch } from "../server/authorized-calls.ts";
import { readJson } from "../server/read-json.ts";

const timeoutMs = 8_000;

/** The address that members of the server in use write to (mail.3). */
export interface ContactEmail {
  /** Returns the address that the server in use has sent; null before that. */
  readonly current: () => string | null;
  /** Asks the server in use. Never rejects. */
  refresh(): Promise<void>;
}

/** Knows the address before it is needed: a page that has crashed must not wait for a server. */
export function openContactEmail(fetch: Fetch, server: () => string | null): ContactEmail {
  let known: { readonly server: string; readonly email: string } | null = null;
  return {
    current: () => known !== null && known.server === server() ? known.email : null,
    async refresh() {
      const asked = server();
      if (!asked) return;
      try {
        const response = await fetch(asked + getAbout.path, {
          headers: { Accept: "application/json" },
          credentials: "omit",
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        const { contactEmail } = getAbout.response.parse(await readJson(response));
        known = { server: asked, email: contactEmail };
      } catch {
        // None in reach: what it said before still holds.
      }
    },
  };
}
