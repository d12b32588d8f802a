import type { UnreadCounts } from "../../bridge.ts";
import type { KeptPreferences } from "../settings/preferences.ts";

/** What is put on the screen. */
export interface ShownNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

export interface Moment {
  /** Minutes since midnight, here. */
  readonly minuteOfDay: number;
  readonly isMuted: boolean;
  readonly isFocused: boolean;
  /** Where the page is. */
  readonly pathInView: string | null;
}

const lists = {
  messages: { noun: "message", path: "/chat" },
  notifications: { noun: "notification", path: "/notifications" },
} as const;

/**
 * What to show when an unread count grows; null for nothing: the member switched notifications off, muted them, or looks at that list.
 * It says only how many, so it reads the same where text is hidden.
 */
export function countNotice(
  id: string,
  list: keyof UnreadCounts,
  count: number,
  preferences: KeptPreferences,
  moment: Moment,
): ShownNotice | null {
  const { noun, path } = lists[list];
  const isInView = moment.isFocused && moment.pathInView === path;
  if (count === 0 || isInView || isSilent(preferences, moment)) return null;
  return { id, title: `${count} new ${noun}${count === 1 ? "" : "s"}`, text: "", path };
}

function isSilent({ showsNotifications, quietHours }: KeptPreferences, moment: Moment): boolean {
  return !showsNotifications || moment.isMuted || isQuiet(quietHours, moment.minuteOfDay);
}

/** Whether a time of the day lies in the quiet hours, which may wrap midnight. The end is no longer quiet. */
export function isQuiet(hours: KeptPreferences["quietHours"], minuteOfDay: number): boolean {
  if (!hours) return false;
  const [from, to] = [minutes(hours.from), minutes(hours.to)];
  return from <= to ? minuteOfDay >= from && minuteOfDay < to : minuteOfDay >= from || minuteOfDay < to;
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
