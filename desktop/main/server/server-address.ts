import { getHealth } from "#shared/system/contract.ts";
import type { ServerCheck } from "../../bridge.ts";
import type { Fetch } from "./server-calls.ts";

const answersWithinMs = 8_000;
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The origin a member means by what they typed; null when it can be none. https is assumed, and asked for: the session's token goes
 * there. This computer itself may be reached by http.
 */
export function parseServerAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username || password || hostname === "") return null;
  if (protocol === "https:") return origin;
  return protocol === "http:" && loopback.has(hostname) ? origin : null;
}

/** Asks an address for its health (decision 11). A server whose database is away is a server all the same. */
export async function checkServer(fetch: Fetch, typed: string): Promise<ServerCheck> {
  const address = parseServerAddress(typed);
  if (address === null) return refused("Please enter an address like https://glimmer.example.org.");
  const answer = await fetch(address + getHealth.path, {
    headers: { Accept: "application/json" },
    credentials: "omit",
    redirect: "error",
    signal: AbortSignal.timeout(answersWithinMs),
  }).catch(() => null);
  if (answer === null) {
    return refused(`Nothing answered at ${address}. Check the address and your connection.`);
  }
  const health = getHealth.response.safeParse(await answer.json().catch(() => null));
  if (!health.success) return refused(`There is a server at ${address}, but it is not Glimmer.`);
  return { isServer: true, address, version: health.data.version };
}

function refused(reason: string): ServerCheck {
  return { isServer: false, reason };
}
