import type { Round } from "../load.ts";
import type { Served } from "../processes.ts";
import type { Reader } from "../seed/seed.ts";
import { loadMixed, type WriteBeside } from "./load-mixed.ts";

const notifications = "/api/notifications?limit=20";
const conversations = "/api/conversations?limit=20";

/** What an open page asks for again and again. */
export const polledPaths = ["/api/posts?limit=20", notifications, conversations] as const;
/** Those of them that no write of others to others changes. */
export const ownPaths = [notifications, conversations] as const;

/** One in a hundred may have changed meanwhile. */
const leastUnchanged = 0.99;

interface PollLoad {
  readonly readers: readonly Reader[];
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly writes?: WriteBeside;
}

/**
 * Lets readers ask again for what they have just read, with the ETag they were given. Throws when
 * more than a few are sent the page again: it would be measured as a poll answered 304.
 */
export async function loadPolls(
  server: Served,
  { readers, paths, ...load }: PollLoad,
): Promise<Round> {
  const calls: { path: string; token: string; etag: string }[] = [];
  for (const { token } of readers) {
    for (const path of paths) {
      // As the load does, uncompressed: each encoding has an ETag of its own.
      const headers = { "Authorization": `Bearer ${token}`, "Accept-Encoding": "identity" };
      const response = await fetch(server.origin + path, { headers });
      await response.text();
      calls.push({ path, token, etag: response.headers.get("etag") ?? "" });
    }
  }
  const round = await loadMixed(server, { name: "polls", calls, callsPerPage: 1 }, load);
  if (round.unchanged < leastUnchanged) {
    throw new Error(`Only ${(100 * round.unchanged).toFixed(1)}% of the polls were answered 304`);
  }
  return round;
}
