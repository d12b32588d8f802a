import type { ServerFrame } from "#shared/realtime/frames.ts";
import { getNotificationType } from "#shared/notifications/poll-reasons.ts";
import { alertsMember } from "#shared/notifications/alert-rule.ts";
import type { MemberEvent } from "../../../events.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import { presentNotification } from "../list/present.ts";
import type { Delivery } from "./read-delivery.ts";

type NotificationFrame = Extract<ServerFrame, { readonly type: "notification" }>;

/**
 * Returns a frame for each changed row of a member's list, as it was read: null when the member no
 * longer sees it. `changes` says for each row whether an act was added.
 */
export function makeNotificationFrames(
  { settings, language, rows }: Pick<Delivery, "settings" | "language" | "rows">,
  changes: ReadonlyMap<string, boolean>,
  now: Date,
): NotificationFrame[] {
  return [...changes].map(([id, isNew]) => {
    const row = rows.find((one) => one.id === id);
    const alerts = isNew && row !== undefined && !row.is_read &&
      alertsMember(settings, getNotificationType(row), now);
    return {
      type: "notification",
      id,
      notification: row ? presentNotification(row, language) : null,
      alerts,
    };
  });
}

type NotificationEvent = Extract<MemberEvent, { readonly type: "notification" }>;

/**
 * The frame of a notification whose row the act's statement returned. Null for others, which must
 * be read.
 */
export function makeKnownFrame(
  { notificationId: id, isNew, known }: NotificationEvent,
  now: Date,
): NotificationFrame | null {
  if (!known) return null;
  if (!known.only) return { type: "notification", id, notification: null, alerts: false };
  const { grownAt, isRead, actor, settings, language } = known.only;
  const row = {
    id,
    type: "follow",
    is_read: isRead,
    post_id: null,
    comment_id: null,
    decision_id: null,
    reason: null,
    message: null,
    words: null,
    grown_at: new Date(grownAt),
    count: 1,
    xp: 0,
    actors: [actor],
    content: null,
    pictures: null,
  } as const;
  const alerts = isNew && !isRead && alertsMember(settings, row.type, now);
  return {
    type: "notification",
    id,
    notification: presentNotification(row, getMemberLanguage(language)),
    alerts,
  };
}
