import type { NotificationSettings } from "./contract.ts";
import type { NotificationType } from "./notification-types.ts";
import { getZoneOrUtc } from "../time-zone.ts";

/**
 * Whether a notification of a type alerts the member at a moment: its type is `on`, and
 * notifications are neither paused nor in quiet hours (notifications.4). Alerts are native
 * notifications, pushes and frames with `alerts`; the list also has notifications that do not
 * alert. An unknown time zone counts as UTC.
 */
export function alertsMember(settings: NotificationSettings, type: NotificationType, at: Date): boolean {
  return (settings.types[type] ?? "on") === "on" && !isQuietAt(settings, at);
}

/**
 * Whether notifications are paused or in quiet hours at a moment, so that nothing alerts the
 * member.
 */
export function isQuietAt(
  { pausedUntil, quietHours, timeZone }: Pick<
    NotificationSettings,
    "pausedUntil" | "quietHours" | "timeZone"
  >,
  at: Date,
): boolean {
  if (pausedUntil !== null && at < new Date(pausedUntil)) return true;
  return quietHours !== null && isWithin(quietHours, timeZone, at);
}

/**
 * Compares wall-clock times of the member's zone, so that a span begins and ends as their clock
 * shows, also when daylight saving begins or ends. A span whose ends are the same lasts a day.
 */
function isWithin(
  { from, to, days }: NonNullable<NotificationSettings["quietHours"]>,
  timeZone: string,
  at: Date,
): boolean {
  const { day, time } = wallClock(timeZone, at);
  if (from < to) return days.includes(day) && from <= time && time < to;
  const dayBefore = day === 1 ? 7 : day - 1;
  return (days.includes(day) && from <= time) || (days.includes(dayBefore) && time < to);
}

const isoDays: Readonly<Record<string, number>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };
/** Making a formatter is slow, so each is kept. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The ISO day and the time as HH:MM in a time zone. */
export function wallClock(timeZone: string, at: Date): { day: number; time: string } {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    const parts = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    formatter = new Intl.DateTimeFormat("en-US", { timeZone: getZoneOrUtc(timeZone), ...parts });
    formatters.set(timeZone, formatter);
  }
  const part = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: isoDays[part["weekday"] ?? ""] ?? 0, time: `${part["hour"]}:${part["minute"]}` };
}
