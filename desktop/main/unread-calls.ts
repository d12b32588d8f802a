import { z } from "zod";
import { countUnreadMessages } from "#shared/messages/contract.ts";
import { countUnreadNotifications } from "#shared/notifications/contract.ts";
import type { UnreadCounts } from "../bridge.ts";
import type { Notice } from "./notice-rules.ts";
import { conversation, messageNotice, notification, notificationNotice } from "./notice-words.ts";
import type { ServerCalls } from "./server-calls.ts";

/** Both counts (A§7); null when nobody is signed in. Rejects when the server does not answer. */
export async function readUnreadCounts(calls: ServerCalls): Promise<UnreadCounts | null> {
  if (!await calls.isSignedIn()) return null;
  const [messages, notifications] = await Promise.all([
    readCount(calls, countUnreadMessages.path),
    readCount(calls, countUnreadNotifications.path),
  ]);
  return { messages, notifications };
}

/** A server without the call, or for somebody else, has nothing unread; one that is away or busy is no answer. */
async function readCount(calls: ServerCalls, path: string): Promise<number> {
  const answer = await calls.send(path, { headers: new Headers({ Accept: "application/json" }) });
  if (!answer.ok && ![401, 403, 404].includes(answer.status)) {
    throw new Error(`${path} answered ${answer.status}`);
  }
  const count = z.int().nonnegative().safeParse(await answer.json().catch(() => null));
  return answer.ok && count.success ? count.data : 0;
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

/** Reads the lists behind the counts. Rejects when the server does not answer. */
export function createNewsReader(calls: ServerCalls, now: () => number): () => Promise<UnreadNews> {
  const absentSince = new Map<string, number>();
  /** Null where the server has no such list, or none we can read. */
  const readList = async <T>(path: string, row: z.ZodType<T>): Promise<T[] | null> => {
    const list = `${calls.origin()}${path}`;
    if (now() - (absentSince.get(list) ?? -Infinity) < absentForMs) return null;
    const answer = await calls.send(path, { headers: new Headers({ Accept: "application/json" }) });
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
    if (answer.status === 404) {
      absentSince.set(list, now());
      return null;
    }
    const body: unknown = answer.ok ? await answer.json().catch(() => []) : [];
    const items: unknown[] = Array.isArray(body) ? body : [];
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
