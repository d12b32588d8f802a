import { z } from "zod";
import { countUnreadMessages } from "#shared/messages/contract.ts";
import { countUnreadNotifications } from "#shared/notifications/contract.ts";
import type { UnreadCounts } from "../bridge.ts";
import type { Notice } from "./notice-rules.ts";
import { conversation, messageNotice, notification, notificationNotice } from "./notice-words.ts";
import type { ServerCalls } from "./server-calls.ts";

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

/** What is unread, as far as the server can say. */
export interface UnreadNews {
  /** Newest first. What has another shape than expected is left out. */
  readonly notices: readonly Notice[];
  /** Counts behind which the server has no list: all that is known of their news is how many there are. */
  readonly unlisted: Readonly<Record<keyof UnreadCounts, boolean>>;
}

/** A server that has no list is not asked for it again before that. */
const absentForMs = 60 * 60_000;

/** Reads the lists behind the counts. Rejects when the server has no answer, or none for this member. */
export function createNewsReader(calls: ServerCalls, now: () => number): () => Promise<UnreadNews> {
  const absentSince = new Map<string, number>();
  /** Null where the server has no such list, or none we can read. */
  const readList = async <T>(path: string, row: z.ZodType<T>): Promise<T[] | null> => {
    const list = `${calls.origin()}${path}`;
    if (now() - (absentSince.get(list) ?? -Infinity) < absentForMs) return null;
    const answer = await ask(calls, path);
    if (answer.status === 404) {
      absentSince.set(list, now());
      return null;
    }
    const items = await bodyOf(answer, path);
    if (!Array.isArray(items)) return null;
    const rows = items.flatMap((item) => row.safeParse(item).data ?? []);
    // Nothing of it is as expected: a server of another age, whose list says no more than its count.
    return items.length > 0 && rows.length === 0 ? null : rows;
  };
  return async () => {
    if (!await calls.isSignedIn()) {
      return { notices: [], unlisted: { messages: false, notifications: false } };
    }
    const [notifications, conversations] = await Promise.all([
      readList("/api/notifications?limit=20", notification),
      readList("/api/conversations?limit=20", conversation),
    ]);
    return {
      notices: [
        ...(conversations ?? []).filter(({ unreadCount }) => unreadCount > 0).map(messageNotice),
        // A message has its conversation's notice already.
        ...(notifications ?? []).filter(({ isRead, type }) => !isRead && type !== "message")
          .map(notificationNotice),
      ],
      unlisted: { messages: conversations === null, notifications: notifications === null },
    };
  };
}
