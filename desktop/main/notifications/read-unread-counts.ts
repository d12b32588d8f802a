import { z } from "zod";
import { countUnreadMessages } from "#shared/messages/contract.ts";
import { countUnreadNotifications } from "#shared/notifications/contract.ts";
import type { UnreadCounts } from "../../bridge.ts";
import type { ServerCalls } from "../server/server-calls.ts";

/**
 * Both counts (A§7); null when nobody is signed in, or the server says that the session is over. Rejects when the server does not
 * answer.
 */
export async function readUnreadCounts(calls: ServerCalls): Promise<UnreadCounts | null> {
  if (!await calls.isSignedIn()) return null;
  const [messages, notifications] = await Promise.all([
    readCount(calls, countUnreadMessages.path),
    readCount(calls, countUnreadNotifications.path),
  ]);
  return messages === null || notifications === null ? null : { messages, notifications };
}

/** Null for whom the server does not let in. One that does not know the call, or counts otherwise, has nothing unread. */
async function readCount(calls: ServerCalls, path: string): Promise<number | null> {
  const answer = await ask(calls, path);
  if ([401, 403].includes(answer.status)) return null;
  if (answer.status === 404) return 0;
  return z.int().nonnegative().safeParse(await bodyOf(answer, path)).data ?? 0;
}

const answersWithinMs = 15_000;

/** A network that swallows the call would hold up every one after it. */
const ask = (calls: ServerCalls, path: string) =>
  calls.send(path, {
    headers: new Headers({ Accept: "application/json" }),
    signal: AbortSignal.timeout(answersWithinMs),
  });

/** Throws for a server that is busy, and for an answer that was cut off: taken for nothing, all of it would be news the next time. */
async function bodyOf(answer: Response, path: string): Promise<unknown> {
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return await answer.json();
}
