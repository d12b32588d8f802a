import type { UnreadCounts } from "../../bridge.ts";
import type { StoredPreferences } from "../settings/settings.ts";

export interface NotificationContent {
  /** At most 64 characters, which is what Windows takes. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Path of the product that a click opens. */
  readonly path: string;
}

/** What decides whether to show a notification, beside the preferences. */
export interface NotificationContext {
  /** Minutes since midnight, local time. */
  readonly minuteOfDay: number;
  readonly isMuted: boolean;
  readonly isFocused: boolean;
  /** Path of the page; null without a page. */
  readonly pathInView: string | null;
}

const lists = {
  messages: { noun: "message", path: "/chat" },
  notifications: { noun: "notification", path: "/notifications" },
} as const;

/**
 * Returns what to show when an unread count grew; null when notifications are off or muted, or the member looks at the list. It says only
 * how many, so the preference to hide text changes nothing.
 */
export function contentForCount(
  id: string,
  list: keyof UnreadCounts,
  count: number,
  preferences: StoredPreferences,
  context: NotificationContext,
): NotificationContent | null {
  const { noun, path } = lists[list];
  const isInView = context.isFocused && context.pathInView === path;
  if (count === 0 || isInView || isSilent(preferences, context)) return null;
  return { id, title: `${count} new ${noun}${count === 1 ? "" : "s"}`, text: "", path };
}

function isSilent(
  { showsNotifications, quietHours }: StoredPreferences,
  context: NotificationContext,
): boolean {
  return !showsNotifications || context.isMuted || isQuiet(quietHours, context.minuteOfDay);
}

/** Returns whether a time lies within the quiet hours, which may wrap midnight. Their end is not quiet. */
export function isQuiet(hours: StoredPreferences["quietHours"], minuteOfDay: number): boolean {
  if (!hours) return false;
  const [from, to] = [minutes(hours.from), minutes(hours.to)];
  return from <= to ? minuteOfDay >= from && minuteOfDay < to : minuteOfDay >= from || minuteOfDay < to;
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
