import { dateFormatter, englishDateFormatter } from "./date-formatter.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Ages are shown up to this one; older times as their date. */
const longestAgeMs = 30 * dayMs;

/** 999, 1.2K, 12K, 3.4M (posts.10). Truncated: 1,999 likes are not 2K yet. */
export function formatCount(value: number): string {
  if (value < 1000) return String(value);
  if (value < 1_000_000) return `${shorten(value / 1000)}K`;
  return `${shorten(value / 1_000_000)}M`;
}

function shorten(value: number): string {
  return value < 10
    ? (Math.floor(value * 10) / 10).toFixed(1).replace(/\.0$/, "")
    : String(Math.floor(value));
}

const wholeNumber = new Intl.NumberFormat("en-US");

/** '12,345' */
export function formatNumber(value: number): string {
  return wholeNumber.format(value);
}

/** '12,345' (xp.8) */
export function formatXp(xp: number): string {
  return wholeNumber.format(xp);
}

/** 'L7' (xp.8) */
export function formatLevel(level: number): string {
  return `L${level}`;
}

/**
 * 'just now' under a minute, then '5m ago', '3h ago', '2d ago', and the date after thirty days
 * (posts.10). `now` in ms, by the server's clock; what is later than that is 'just now'.
 */
export function formatRelativeTime(at: string, now: number): string {
  return isShownAsDate(at, now) ? formatDay(at, now) : formatAge(at, now);
}

/** Whether `formatRelativeTime` shows a date. `now` in ms. */
export function isShownAsDate(at: string, now: number): boolean {
  return now - Date.parse(at) >= longestAgeMs;
}

/** Like `formatRelativeTime`, but with days also later: '120d ago'. `now` in ms. */
export function formatAge(at: string, now: number): string {
  const ageMs = now - Date.parse(at);
  if (!(ageMs >= minuteMs)) return "just now";
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)}m ago`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)}h ago`;
  return `${Math.floor(ageMs / dayMs)}d ago`;
}

// The formats below follow the browser's languages and the member's time zone (product.8); their
// examples are American. Calendar dates, without a time, are the same day everywhere.

/** 'Nov 1', with the year when it is another one. `now` in ms. */
export function formatDay(at: string, now: number): string {
  const year = isSameYear(at, now) ? undefined : "numeric";
  return dateFormatter({ month: "short", day: "numeric", year }).format(new Date(at));
}

/** 'November 1, 2026 at 3:04 PM' */
export function formatDateTime(at: string): string {
  return dateFormatter({ dateStyle: "long", timeStyle: "short" }).format(new Date(at));
}

/** 'Nov 5, 2026, 3:04 PM' */
export function formatMediumDateTime(at: string): string {
  return dateFormatter({ dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
}

/** 'Nov 5, 3 PM' */
export function formatHour(at: string): string {
  return dateFormatter({ month: "short", day: "numeric", hour: "numeric" }).format(new Date(at));
}

/** '3:04 PM' */
export function formatTime(at: string): string {
  return dateFormatter({ timeStyle: "short" }).format(new Date(at));
}

/** '3:04:05 PM' */
export function formatTimeWithSeconds(at: string): string {
  return dateFormatter({ timeStyle: "medium" }).format(new Date(at));
}

/** 'Today', 'Yesterday', the weekday within a week, else the date. `now` in ms. */
export function formatDayInWords(at: string, now: number): string {
  const startOfDay = (time: number | string) => new Date(time).setHours(0, 0, 0, 0);
  // When daylight saving begins or ends, a day has 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(at)) / dayMs);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days > 1 && days < 7) return dateFormatter({ weekday: "long" }).format(new Date(at));
  const year = isSameYear(at, now) ? undefined : "numeric";
  return dateFormatter({ month: "long", day: "numeric", year }).format(new Date(at));
}

/** 'November 1, 2026', the day of a time. */
export function formatDayOfTime(at: string): string {
  return dateFormatter({ dateStyle: "long" }).format(new Date(at));
}

/** 'November 1, 2026' of a calendar date. */
export function formatDate(date: string): string {
  return dateFormatter({ dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** 'May 2028', the last month before a calendar date. */
export function formatMonthBefore(date: string): string {
  const format = dateFormatter({ month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(Date.parse(date) - 1);
}

// These two are prescribed, in English, whatever the browser's language.

/** 'Nov 05, 2026 • 3:04 PM' (xp.7) */
export function formatPrescribedDateTime(at: string): string {
  const format = englishDateFormatter({
    month: "short",
    day: "2-digit",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("month")} ${part("day")}, ${part("year")} • ${part("hour")}:${part("minute")} ${
    part("dayPeriod")
  }`;
}

/** 'November 2026' (members.1) */
export function formatPrescribedMonth(at: string): string {
  return englishDateFormatter({ month: "long", year: "numeric" }).format(new Date(at));
}

function isSameYear(at: string, now: number): boolean {
  return new Date(now).getFullYear() === new Date(at).getFullYear();
}
