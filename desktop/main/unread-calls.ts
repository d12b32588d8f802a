import { z } from "zod";
import { countUnreadMessages } from "#shared/messages/contract.ts";
import { countUnreadNotifications } from "#shared/notifications/contract.ts";
import type { UnreadCounts } from "../bridge.ts";
import type { Notice } from "./notice-rules.ts";
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

/** A server without the call, or that will not answer it, has nothing unread; one that is away is no answer. */
async function readCount(calls: ServerCalls, path: string): Promise<number> {
  const answer = await calls.send(path, { headers: new Headers({ Accept: "application/json" }) });
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  const count = z.int().nonnegative().safeParse(await answer.json().catch(() => null));
  return answer.ok && count.success ? count.data : 0;
}

const person = z.object({ id: z.string(), username: z.string(), displayName: z.string() });

const notification = z.object({
  id: z.string(),
  type: z.string(),
  isRead: z.boolean(),
  postId: z.string().nullish(),
  fromUser: person.nullish(),
  message: z.string().nullish(),
  post: z.object({ content: z.string().nullish() }).nullish(),
});

const conversation = z.object({
  user: person,
  unreadCount: z.number(),
  lastMessage: z.object({ id: z.string(), content: z.string().nullish() }).nullish(),
  lastMessageAt: z.string().nullish(),
});

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
  /** Null where the server has no such list. */
  const readList = async <T>(path: string, row: z.ZodType<T>): Promise<T[] | null> => {
    const list = `${calls.origin()}${path}`;
    if (now() - (absentSince.get(list) ?? -Infinity) < absentForMs) return null;
    const answer = await calls.send(path, { headers: new Headers({ Accept: "application/json" }) });
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
    if (answer.status === 404) {
      absentSince.set(list, now());
      return null;
    }
    const rows: unknown = answer.ok ? await answer.json().catch(() => []) : [];
    return (Array.isArray(rows) ? rows : []).flatMap((item) => row.safeParse(item).data ?? []);
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
        ...(notifications ?? []).filter(({ isRead, type }) => !isRead && type !== "message").map(
          notificationNotice,
        ),
      ],
      unlisted: { messages: conversations === null, notifications: notifications === null },
    };
  };
}

function messageNotice({ user, lastMessage, lastMessageAt }: z.infer<typeof conversation>): Notice {
  return {
    id: `message:${lastMessage?.id ?? `${user.id}:${lastMessageAt}`}`,
    title: user.displayName,
    text: lastMessage?.content || "Sent you a message",
    discreetTitle: user.displayName,
    discreetText: "Sent you a message",
    path: `/chat?user=${encodeURIComponent(user.id)}`,
    conversationWith: user.id,
  };
}

const deeds: Readonly<Record<string, string>> = {
  like: "liked your post",
  comment: "commented on your post",
  reply: "replied to you",
  mention: "mentioned you",
  follow: "follows you",
  repost: "reposted your post",
  quote: "quoted your post",
  gift: "sent you a gift",
};

function notificationNotice(row: z.infer<typeof notification>): Notice {
  const deed = deeds[row.type];
  const title = row.fromUser && deed
    ? `${row.fromUser.displayName} ${deed}`
    : row.message ?? "News from Glimmer";
  return {
    id: `notification:${row.id}`,
    title,
    text: row.fromUser && deed ? row.message ?? row.post?.content ?? "" : "",
    discreetTitle: row.fromUser && deed ? title : "News from Glimmer",
    discreetText: "",
    path: row.postId ? `/post/${row.postId}` : "/notifications",
    conversationWith: null,
  };
}
