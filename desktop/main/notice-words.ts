import { z } from "zod";
import type { Notice } from "./notice-rules.ts";

const person = z.object({ id: z.string(), username: z.string(), displayName: z.string() });

/** A row of the notifications (B§3, decision 66), as far as a notice needs it. */
export const notification = z.object({
  id: z.string(),
  type: z.string(),
  isRead: z.boolean(),
  postId: z.string().nullish(),
  fromUser: person.nullish(),
  message: z.string().nullish(),
  reason: z.string().nullish(),
  xpAmount: z.number().nullish(),
  post: z.object({ content: z.string().nullish() }).nullish(),
});
type NotificationRow = z.infer<typeof notification>;

/** A row of the conversations (B§3), as far as a notice needs it. */
export const conversation = z.object({
  user: person,
  unreadCount: z.number(),
  lastMessage: z.object({ id: z.string(), content: z.string().nullish() }).nullish(),
  lastMessageAt: z.string().nullish(),
});

export function messageNotice({ user, lastMessage, lastMessageAt }: z.infer<typeof conversation>): Notice {
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

/** What somebody did, after their name. A bookmark is private: it has no name (decision 66). */
const deeds: Readonly<Record<string, string>> = {
  like: "liked your post",
  comment: "commented on your post",
  reply: "replied to you",
  mention: "mentioned you",
  follow: "follows you",
  repost: "reposted your post",
  quote: "quoted your post",
  gift: "sent you a gift",
  lisa: "answered you",
};

export function notificationNotice(row: NotificationRow): Notice {
  const deed = deeds[row.type];
  const common = {
    id: `notification:${row.id}`,
    discreetText: "",
    path: row.postId ? `/post/${row.postId}` : "/notifications",
    conversationWith: null,
  };
  if (row.fromUser && deed) {
    const title = `${row.fromUser.displayName} ${deed}`;
    return { ...common, title, discreetTitle: title, text: row.message || row.post?.content || "" };
  }
  const [title, text] = ownNews(row);
  // Written by the server, about the member alone: also their XP, payments and levels are nobody else's to read.
  return { ...common, title, text, discreetTitle: "News from Glimmer" };
}

/** What nobody in particular did: a title, and what else there is to say. */
function ownNews({ type, message, reason, xpAmount }: NotificationRow): [title: string, text: string] {
  if (type === "xp" && xpAmount) {
    return [`You ${xpAmount > 0 ? "earned" : "spent"} ${Math.abs(xpAmount)} XP`, reason || message || ""];
  }
  if (type === "bookmark") return [message || "Your post was bookmarked", ""];
  return [message || "News from Glimmer", ""];
}
