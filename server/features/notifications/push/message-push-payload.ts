import { messageNotificationText } from "#shared/messages/message-notification-text.ts";
import { chatLevel, fitsChat } from "#shared/messages/rules.ts";
import { isQuietAt } from "#shared/notifications/alert-rule.ts";
import type { PushPayload } from "#shared/notifications/push-payload.ts";
import type { Ctx } from "../../../context.ts";
import { presentSettings } from "../settings/present-settings.ts";
import { selectUnread } from "./unread-message-queries.ts";

/**
 * The push for a conversation as it is now; null when it was read, and when it may not alert now
 * (messages.8).
 */
export async function messagePushPayload(
  { sql, clock }: Pick<Ctx, "sql" | "clock">,
  receiverId: string,
  senderId: string,
): Promise<PushPayload | null> {
  const now = clock.now();
  const row = await selectUnread(sql, { receiverId, senderId, now });
  if (!row) return null;
  const settings = presentSettings(row, now);
  if (isQuietAt(settings, now)) return null;
  const level = row.moderation_level;
  const isShown = settings.showsPreviews && !row.is_covered && level !== null &&
    fitsChat(level, chatLevel(row.receiver_filter, row.sender_filter));
  const { content, has_image: hasImage, has_post: hasPost, post_by: postBy } = row;
  const { title, body } = messageNotificationText({
    name: row.display_name,
    count: row.unread_count,
    latest: isShown ? { content, hasImage, hasPost, postBy } : null,
  });
  return { title, body, path: `/chat?user=${encodeURIComponent(row.username)}`, group: senderId };
}
