import type { NotificationType } from "#shared/notifications/notification-types.ts";
import type { OnlyAct } from "../../../context.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/** A row of somebody's list that a statement wrote or took from; `publishNotified` sends it to its receiver. */
export interface Notified {
  readonly memberId: string;
  readonly notificationId: string;
  readonly type: NotificationType;
  /** Whether an act was added that may alert; false: taken away, or done again within a day (notifications.5). */
  readonly isNew: boolean;
  /** Of some types, when the act that was added is the only one of its row. */
  readonly only?: OnlyAct | null;
  /** No follow of the row is left. */
  readonly isGone?: boolean;
}

interface Notice {
  readonly type: NotificationType;
  readonly receiverId: Fragment;
  readonly actorId: string | Fragment;
  /** What makes one row of several acts. One of its own for each act that stands alone. */
  readonly group: Fragment;
  readonly postId: Fragment | null;
  readonly commentId?: Fragment | null;
  readonly at: Date | Fragment;
}

interface ProductNotice extends Omit<Notice, "actorId"> {
  readonly message?: string;
  /** XP that came with it. */
  readonly xp?: number;
}

/** The expression that writes a notification of a member's act and returns a `Notified`, or null when nobody is notified. */
export function notifyMember(
  sql: Sql,
  { type, receiverId, actorId, group, postId, commentId, at }: Notice,
): Fragment {
  return sql`notify_member(
    ${receiverId}, ${type}, ${actorId}::uuid, ${group}, ${actorId}::text, ${at}::timestamptz,
    jsonb_build_object('post', ${postId}::uuid, 'comment', ${commentId ?? null}::uuid)
  )`;
}

/** The expression that writes a notification of the product itself, once for its group, with a message or XP; see `notifyMember`. */
export function notifyFromProduct(
  sql: Sql,
  { type, receiverId, group, postId, commentId, at, message, xp }: ProductNotice,
): Fragment {
  return sql`notify_member(
    ${receiverId}, ${type}, null, ${group}, ${type}, ${at}::timestamptz,
    jsonb_build_object(
      'post', ${postId}::uuid, 'comment', ${commentId ?? null}::uuid, 'message', ${message ?? null}::text,
      'xp', ${xp ?? 0}::integer
    )
  )`;
}

/** The expression that takes a member's act out of a group again; a `Notified` or null. */
export function withdrawNotification(
  sql: Sql,
  { receiverId, actorId, group }: Pick<Notice, "receiverId" | "actorId" | "group">,
): Fragment {
  return sql`withdraw_notice(${receiverId}, ${group}, ${actorId}::text)`;
}

/** The expression of a JSON array of `Notified` for the rows (`n`) that go with what a statement deletes. */
export function goneNotifications(sql: Sql, which: Fragment): Fragment {
  return sql`(select json_agg(withdrawn_notice(n.receiver_id, n.id, n.type)) from notifications n where ${which})`;
}
