import type { UnreadCounts } from "../bridge.ts";
import type { KeptPreferences } from "./preferences.ts";

/** Something unread that a member might be told of. */
export interface Notice {
  /** The same for ever: nobody is told twice. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Instead of the above where text is hidden: nothing that anybody wrote. */
  readonly discreetTitle: string;
  readonly discreetText: string;
  /** Where a click leads. */
  readonly path: string;
  /** The member whose conversation it belongs to; null when to none. */
  readonly conversationWith: string | null;
}

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
  /** The conversation on screen. */
  readonly conversationInView: string | null;
  /** Where the page is. */
  readonly pathInView: string | null;
}

/** More than these at once become one. */
const mostAtOnce = 3;

/**
 * Which of the unread to tell of now. `seen` are the ids told or passed over before; every id given is seen afterwards, so that
 * nothing is told late, e.g. when quiet hours end: the badge says it then.
 */
export function noticesToShow(
  unread: readonly Notice[],
  seen: ReadonlySet<string>,
  preferences: KeptPreferences,
  moment: Moment,
): ShownNotice[] {
  if (isSilent(preferences, moment)) return [];
  const { hidesText } = preferences;
  const fresh = unread.filter(({ id, conversationWith }) =>
    !seen.has(id) &&
    !(moment.isFocused && conversationWith !== null && conversationWith === moment.conversationInView)
  );
  if (fresh.length > mostAtOnce) return [grouped(fresh)];
  return fresh.map((notice) => ({
    id: notice.id,
    title: hidesText ? notice.discreetTitle : notice.title,
    text: hidesText ? notice.discreetText : notice.text,
    path: notice.path,
  }));
}

/**
 * The one notice of news that only their number is known of; null for nothing to tell. A list that is on screen in a focused window is
 * looked at already. There is nothing in it that anybody wrote, so it is the same where text is hidden.
 */
export function countNotice(
  id: string,
  list: keyof UnreadCounts,
  count: number,
  preferences: KeptPreferences,
  moment: Moment,
): ShownNotice | null {
  if (isSilent(preferences, moment)) return null;
  const news = { messages: 0, notifications: 0, [list]: count };
  const path = listOf(news);
  if (count === 0 || (moment.isFocused && moment.pathInView === path)) return null;
  return { id, title: inWords(news), text: "", path };
}

/** Whether nothing is told now. */
export function isSilent({ showsNotifications, quietHours }: KeptPreferences, moment: Moment): boolean {
  return !showsNotifications || moment.isMuted || isQuiet(quietHours, moment.minuteOfDay);
}

function grouped(fresh: readonly Notice[]): ShownNotice {
  const messages = fresh.filter(({ conversationWith }) => conversationWith !== null).length;
  const news = { messages, notifications: fresh.length - messages };
  return {
    id: `group:${fresh[0]?.id}`,
    title: "While you were away",
    text: inWords(news),
    path: listOf(news),
  };
}

function inWords({ messages, notifications }: UnreadCounts): string {
  const parts = [
    messages > 0 && `${messages} new ${messages === 1 ? "message" : "messages"}`,
    notifications > 0 && `${notifications} new ${notifications === 1 ? "notification" : "notifications"}`,
  ];
  return parts.filter(Boolean).join(", ");
}

const listOf = ({ notifications }: UnreadCounts) => notifications > 0 ? "/notifications" : "/chat";

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
