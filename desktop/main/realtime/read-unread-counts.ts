import { countUnreadMessages } from "#shared/messages/contract.ts";
import { countUnreadNotifications } from "#shared/notifications/contract.ts";
import { isOwnResponse, parseOwnError } from "#shared/system/own-response.ts";
import type { UnreadCounts } from "../../bridge.ts";
import type { AuthorizedCalls } from "../server/authorized-calls.ts";
import { createUnusableResponseError } from "../server/call-endpoint.ts";
import { readJson, readText } from "../server/read-json.ts";

const timeoutMs = 15_000;

/**
 * Returns null when nobody is signed in or the session is over. Rejects when the server cannot
 * be reached or fails.
 */
export async function readUnreadCounts(calls: AuthorizedCalls): Promise<UnreadCounts | null> {
  if (!await calls.isSignedIn()) return null;
  const [messages, notifications] = await Promise.all([
    readCount(calls, countUnreadMessages),
    readCount(calls, countUnreadNotifications),
  ]);
  return messages === null || notifications === null ? null : { messages, notifications };
}

/** Returns null when the server says 401 or 403, and 0 when it does not know the call. */
async function readCount(
  calls: AuthorizedCalls,
  { method, path, response }: typeof countUnreadMessages | typeof countUnreadNotifications,
): Promise<number | null> {
  const reply = await calls.send(path, {
    method,
    headers: new Headers({ Accept: "application/json" }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (reply.ok && isOwnResponse(reply)) return response.safeParse(await readJson(reply)).data ?? 0;
  const isRefused = parseOwnError(reply, await readText(reply)) !== null;
  if (isRefused && [401, 403].includes(reply.status)) return null;
  if (isRefused && reply.status === 404) return 0;
  // Counted as 0, all messages would look new once the server responds.
  throw createUnusableResponseError(path, reply);
}
