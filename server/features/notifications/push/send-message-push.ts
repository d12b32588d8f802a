import type { Ctx } from "../../../context.ts";
import { deleteSubscription, selectSubscription } from "./subscription-queries.ts";
import { formatMessageNotification } from "#shared/messages/message-notification-text.ts";
import { fitsChat, getChatLevel } from "#shared/messages/rules.ts";
import { isQuietAt } from "#shared/notifications/alert-rule.ts";
import type { PushPayload } from "#shared/notifications/push-payload.ts";
import { presentSettings } from "../settings/present-settings.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../../db/open-database.ts";
import { countPictures } from "../../../db/pictures/count-pictures-fragments.ts";
import { isNotMutedBy, isVisibleTo } from "../../../db/visibility/visibility.ts";
import { filterInForceOf, selectLevelsInForce } from "../../../db/visibility/content-visibility.ts";
import { isOpenInPreviews } from "../../../db/visibility/open-in-previews.ts";
import { selectAuthorOfVisiblePost } from "../../../db/visibility/post-visibility.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import { writeText } from "../../../language/write-text.ts";
import { settingsColumns, type SettingsRow } from "../settings/notification-settings-fragments.ts";

/** `sendPush` for a member's messages to the session's member. */
export async function sendMessagePush(
  ctx: Ctx,
  { sessionId, senderId }: { readonly sessionId: string; readonly senderId: string },
  signal: AbortSignal,
): Promise<void> {
  const target = await selectSubscription(ctx.sql, sessionId, ctx.clock.now());
  const payload = target && await messagePushPayload(ctx, target.member_id, senderId);
  if (!payload) return;
  const outcome = await ctx.providers.push.send(target, payload, signal);
  if (outcome === "gone") await deleteSubscription(ctx.sql, sessionId, target.endpoint);
}

/**
 * The push for a conversation as it is now; null when it was read, and when it may not alert now
 * (messages.8).
 */
async function messagePushPayload(
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
  const isShown = settings.showsPreviews && row.is_open && level !== null &&
    fitsChat(level, getChatLevel(row.receiver_filter, row.sender_filter));
  const { content, pictures, has_post: hasPost, post_by: postBy } = row;
  const { title, body } = formatMessageNotification({
    name: row.display_name,
    count: row.unread_count,
    latest: isShown ? { content, pictures, hasPost, postBy } : null,
  }, (text) => writeText(text, getMemberLanguage(row.language)));
  return { title, body, path: `/chat?user=${encodeURIComponent(row.username)}`, group: senderId };
}

interface UnreadRow extends SettingsRow {
  readonly unread_count: number;
  readonly username: string;
  readonly display_name: string;
  /** The parts of the latest unread message. */
  readonly content: string;
  readonly pictures: number;
  readonly has_post: boolean;
  /** The author of the post, as far as the receiver may see it. */
  readonly post_by: string | null;
  readonly is_open: boolean;
  readonly moderation_level: ModerationLevel | null;
  readonly receiver_filter: ModerationLevel;
  readonly sender_filter: ModerationLevel;
}

/**
 * The number and latest of a member's unread messages from another in an open conversation; null
 * when there are none, and when they may not alert.
 */
async function selectUnread(
  sql: Sql,
  { receiverId, senderId, now }: { receiverId: string; senderId: string; now: Date },
): Promise<UnreadRow | null> {
  const viewer = { id: sql`m.id`, levels: selectLevelsInForce(sql, now) };
  const [row] = await sql<UnreadRow[]>`
    select
      side.unread_count, sender.username, sender.display_name,
      latest.content, ${
    countPictures(sql, "message_id", sql`latest`)
  } as pictures, latest.shared_post_id is not null as has_post,
      ${selectAuthorOfVisiblePost(sql, viewer, sql`latest.shared_post_id`)} as post_by,
      ${isOpenInPreviews(sql, receiverId, { row: sql`latest`, author: sql`latest.sender_id` })} as is_open,
      latest.moderation_level,
      ${filterInForceOf(sql, now)} as receiver_filter,
      ${filterInForceOf(sql, now, sql`sender`)} as sender_filter,
      ${settingsColumns(sql)}
    from conversation_members side
    join members m on m.id = side.member_id
    join members sender on sender.id = side.other_id
    left join notification_settings s on s.member_id = m.id
    cross join lateral (
      select e.*
      from messages e
      where e.conversation_id = side.conversation_id
        and e.receiver_id = side.member_id
        and e.position > side.read_position
        and e.position <= side.received_position
        and e.unsent_at is null
      order by e.position desc
      limit 1
    ) as latest
    where side.member_id = ${receiverId}
      and side.other_id = ${senderId}
      and side.state = 'open'
      and (side.muted_until is null or side.muted_until <= ${now})
      and ${isVisibleTo(sql, receiverId, sql`side.other_id`)}
      and ${isNotMutedBy(sql, receiverId, sql`side.other_id`)}`;
  return row ?? null;
}
