import { formatMessageNotification } from "#shared/messages/message-notification-text.ts";
import { countPictures } from "#shared/messages/preview.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { type Covered, isUnderCover } from "#shared/moderation/is-under-cover.ts";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { product } from "#shared/product.ts";
import { paths } from "#shared/screen-paths.ts";
import { writeText } from "../language/write-text.ts";
import type { NotificationContent } from "./notification-content.ts";

interface Circumstances {
  /** The sender's; null when the server did not say. */
  readonly name: string | null;
  /** How many messages of theirs are unread. */
  readonly count: number;
  readonly showsPreviews: boolean;
}

/** One notification of each conversation. */
export function getConversationNotificationId(userId: string): string {
  return `conversation:${userId}`;
}

export function getConversationPath(userId: string): string {
  return `${paths.chat}?user=${userId}`;
}

/**
 * Who wrote, how much, and with previews what (messages.8). A click opens the conversation; an
 * answer goes to the sender.
 */
export function describeMessage(
  message:
    & Pick<DirectMessage, "senderId" | "content" | "imageUrl" | "images" | "sharedPostId" | "sharedPost">
    & Covered,
  { name, count, showsPreviews }: Circumstances,
): NotificationContent {
  const { senderId, content, sharedPostId, sharedPost } = message;
  const { title, body } = formatMessageNotification({
    name: name ?? product.name,
    count,
    latest: showsPreviews && !isUnderCover(message)
      ? {
        content: leaveOutSpoilers(content),
        pictures: countPictures(message),
        hasPost: sharedPostId !== null,
        postBy: sharedPost?.author.displayName ?? null,
      }
      : null,
  }, writeText);
  return {
    id: getConversationNotificationId(senderId),
    title,
    text: body,
    path: getConversationPath(senderId),
    replyTo: senderId,
  };
}
