import type { draftReason, NotificationType } from "#shared/notifications/notification-types.ts";
import { type PollReason, pollTexts } from "#shared/notifications/poll-reasons.ts";
import type { Text } from "#shared/language/text.ts";
import { storeText } from "../../language/store-text.ts";
import type { OnlyAct } from "../../events.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";

/**
 * A row of a member's list that a statement changed; `publishNotified` sends it to its receiver.
 */
export interface Notified {
  readonly memberId: string;
  readonly notificationId: string;
  readonly type: NotificationType;
  /**
   * Whether an act that may alert was added; false: removed, or repeated within a day
   * (notifications.5).
   */
  readonly isNew: boolean;
  /** For some types, when the added act is the only one of its row. */
  readonly only?: OnlyAct | null;
  /** The row has no follow left. */
  readonly isGone?: boolean;
}

interface Notice {
  readonly type: NotificationType;
  readonly receiverId: Fragment;
  readonly actorId: string | Fragment;
  /** The key that groups several acts in one row. An act that stands alone has its own. */
  readonly group: Fragment;
  readonly postId: Fragment | null;
  readonly commentId?: Fragment | null;
  readonly at: Date | Fragment;
}

interface MemberNotice extends Notice {
  /** The XP that the act brought its receiver. */
  readonly xp?: Fragment;
}

interface ProductNotice extends Omit<Notice, "actorId"> {
  /** What the product says. */
  readonly words?: Text;
  /** What it opens, where that is neither a post nor a decision. */
  readonly reason?: typeof draftReason;
  /** The decision whose statement of reasons it opens (reasons.1). */
  readonly decisionId?: string;
  /** The XP that it brought. */
  readonly xp?: number;
}

/**
 * The expression that writes a notification of a member's act and returns a `Notified`, or null
 * when no member is notified.
 */
export function notifyMember(
  sql: Sql,
  { type, receiverId, actorId, group, postId, commentId, at, xp }: MemberNotice,
): Fragment {
  return sql`notify_member(
    ${receiverId}, ${type}, ${actorId}::uuid, ${group}, ${actorId}::text, ${at}::timestamptz,
    jsonb_build_object(
      'post', ${postId}::uuid, 'comment', ${commentId ?? null}::uuid, 'xp', ${xp ?? sql`0`}
    )
  )`;
}

/**
 * The expression that writes a notification by the product itself, once per group, with a message
 * or XP; see `notifyMember`.
 */
export function notifyFromProduct(
  sql: Sql,
  { type, receiverId, group, postId, commentId, at, words, decisionId, xp, reason }: ProductNotice,
): Fragment {
  return sql`notify_member(
    ${receiverId}, ${type}, null, ${group}, ${type}, ${at}::timestamptz,
    jsonb_build_object(
      'post', ${postId}::uuid, 'comment', ${commentId ?? null}::uuid, 'words', ${
    words === undefined ? null : storeText(words)
  }::text::jsonb,
      'decision', ${decisionId ?? null}::uuid, 'xp', ${xp ?? 0}::integer, 'reason', ${reason ?? null}::text
    )
  )`;
}

interface PollNotice extends Pick<Notice, "receiverId" | "at"> {
  /** The poll's author, where the receiver voted: it is not told across a block or a mute. */
  readonly actorId: Fragment | null;
  readonly postId: Fragment;
  readonly reason: PollReason;
}

/**
 * The expression that tells that a poll has ended (posts.28), once; see `notifyMember`. Of type
 * `poll` for who is notified of it, and stored as `getNotificationType` says.
 */
export function notifyFromPoll(
  sql: Sql,
  { receiverId, actorId, postId, at, reason }: PollNotice,
): Fragment {
  return sql`notify_member(
    ${receiverId}, 'poll', ${actorId ?? null}::uuid, 'poll:' || ${postId}, 'poll', ${at}::timestamptz,
    jsonb_build_object(
      'post', ${postId}::uuid, 'reason', ${reason}::text, 'words', ${
    storeText(pollTexts[reason])
  }::text::jsonb
    )
  )`;
}

/** The expression that removes a member's act from a group; returns a `Notified` or null. */
export function withdrawNotification(
  sql: Sql,
  { receiverId, actorId, group }: Pick<Notice, "receiverId" | "actorId" | "group">,
): Fragment {
  return sql`withdraw_notice(${receiverId}, ${group}, ${actorId}::text)`;
}

/**
 * The expression of a JSON array of `Notified` for the rows that are deleted with a post, which the
 * statement has locked or deleted.
 */
export function selectGoneNotifications(sql: Sql, postId: Fragment): Fragment {
  return sql`notices_gone_with(${postId})`;
}
