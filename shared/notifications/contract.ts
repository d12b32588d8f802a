import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { profileImage } from "../members/profile-image.ts";
import { count, id, idParams, success, timestamp } from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import {
  namedActors,
  notificationChoices,
  notificationPageSize,
  notificationTypes,
} from "./notification-types.ts";

const notificationActor = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  ...profileImage,
});

/**
 * A notification, or a group of them: the likes of one post, the follows of a
 * day (notifications.2).
 */
export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  isRead: z.boolean(),
  postId: id.nullable(),
  commentId: id.nullable(),
  /** The decision whose statement of reasons it opens (reasons.1). */
  decisionId: id.nullable(),
  /** The latest actor; null when nobody acted and for bookmarks, which are private. */
  fromUser: notificationActor.nullable(),
  /** The latest actors, `fromUser` first. */
  actors: z.array(notificationActor).max(namedActors),
  /** How many acts the group has; 1 for a notification of its own. */
  count: z.number().int().positive(),
  /**
   * The content it is about: the words of the post or, beside a `commentId`, of the comment. Null
   * when a moderator covered them.
   */
  post: z.object({ content: z.string() }).nullable(),
  /** Sum of a group of type `xp`, the amount of a gift, and what a repost brought. */
  xpAmount: count.nullable(),
  reason: z.string().nullable(),
  message: z.string().nullable(),
  /** When the latest act happened. */
  createdAt: timestamp,
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = defineEndpoint({
  method: "get",
  path: "/api/notifications",
  summary: "What happened to the member, the latest first",
  access: "member",
  query: pageQuery.extend({ limit: pageQuery.shape.limit.default(notificationPageSize) }),
  status: 200,
  response: z.array(notification),
  paged: true,
  hasEtag: true,
});

export const countUnreadNotifications = defineEndpoint({
  method: "get",
  path: "/api/notifications/unread-count",
  summary: "How many notifications the member has not read, a group being one: a number",
  access: "member",
  status: 200,
  response: count,
});

export const markNotificationRead = defineEndpoint({
  method: "put",
  path: "/api/notifications/{id}/read",
  summary: "Mark one of the caller's notifications read; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: success,
});

export const markAllNotificationsRead = defineEndpoint({
  method: "put",
  path: "/api/notifications/mark-all-read",
  summary: "Mark all of the caller's notifications read",
  access: "member",
  status: 200,
  response: success,
});

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldText(msg`Not a time of day`));

/**
 * Nothing alerts from `from` to `to` on these days, in the member's time zone; may wrap
 * midnight (notifications.4).
 */
const quietHours = z.object({
  from: timeOfDay,
  to: timeOfDay,
  /** ISO days on which they begin: 1 is Monday. */
  days: z.array(z.number().int().min(1).max(7)).min(1, fieldText(msg`Choose at least one day`)).max(7),
});

const notificationSettings = z.object({
  /** A type that is absent is `on`. */
  types: z.partialRecord(z.enum(notificationTypes), z.enum(notificationChoices)),
  quietHours: quietHours.nullable(),
  /** Nothing alerts until then. */
  pausedUntil: timestamp.nullable(),
  /** False: pushed and native notifications do not show what was written. */
  showsPreviews: z.boolean(),
  /** IANA name, e.g. Europe/Berlin. */
  timeZone: z.string(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** Absent fields stay as they are; `types` and `quietHours` are replaced whole. */
export const newNotificationSettings = notificationSettings.partial();
export type NewNotificationSettings = z.input<typeof newNotificationSettings>;

export const getNotificationSettings = defineEndpoint({
  method: "get",
  path: "/api/notifications/settings",
  summary: "What the member is notified of, and when",
  access: "member",
  status: 200,
  response: notificationSettings,
});

export const changeNotificationSettings = defineEndpoint({
  method: "put",
  path: "/api/notifications/settings",
  summary: "Change what the member is notified of: what is given, all or nothing",
  access: "member",
  body: newNotificationSettings,
  status: 200,
  response: notificationSettings,
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const notificationEndpoints = {
  listNotifications,
  countUnreadNotifications,
  getNotificationSettings,
  changeNotificationSettings,
  markAllNotificationsRead,
  markNotificationRead,
};
