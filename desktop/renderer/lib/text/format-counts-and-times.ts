const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

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

/** '12,345' (xp.8) */
export function formatXp(xp: number): string {
  return new Intl.NumberFormat("en-US").format(xp);
}

/** 'L7' (xp.8) */
export function formatLevel(level: number): string {
  return `L${level}`;
}

/**
 * 'just now' under a minute, then '5m ago', '3h ago', '2d ago', and the date after a week
 * (posts.10). `now` in ms.
 */
export function formatRelativeTime(at: string, now: number): string {
  return now - Date.parse(at) >= 7 * dayMs ? formatDay(at, now) : formatAge(at, now);
}

/** Like `formatRelativeTime`, but with days also after a week: '12d ago'. `now` in ms. */
export function formatAge(at: string, now: number): string {
  const ageMs = now - Date.parse(at);
  if (!(ageMs >= minuteMs)) return "just now";
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)}m ago`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)}h ago`;
  return `${Math.floor(ageMs / dayMs)}d ago`;
}

/** 'Nov 1', with the year when it is another one. `now` in ms. */
export function formatDay(at: string, now: number): string {
  const isThisYear = new Date(now).getUTCFullYear() === new Date(at).getUTCFullYear();
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: isThisYear ? undefined : "numeric",
  }).format(new Date(at));
}

/** 'November 1, 2026, 3:04 PM', in the member's time zone. */
export function formatDateTime(at: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" }).format(new Date(at));
}

const shortDateTime = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "2-digit",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** 'Nov 05, 2026 • 3:04 PM', in the member's time zone (xp.7). */
export function formatShortDateTime(at: string): string {
  const parts = new Map(shortDateTime.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("month")} ${part("day")}, ${part("year")} • ${part("hour")}:${part("minute")} ${
    part("dayPeriod")
  }`;
}

/** '3:04 PM', in the member's time zone. */
export function formatTime(at: string): string {
  return new Intl.DateTimeFormat("en-US", { timeStyle: "short" }).format(new Date(at));
}

/**
 * 'Today', 'Yesterday', the weekday within a week, else the date, in the member's
 * time zone. `now` in ms.
 */
export function formatDayInWords(at: string, now: number): string {
  const startOfDay = (time: number | string) => new Date(time).setHours(0, 0, 0, 0);
  // When daylight saving begins or ends, a day has 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(at)) / dayMs);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days > 1 && days < 7) return new Intl.DateTimeFormat("en-US", { weekday: "long" }).format(new Date(at));
  const isThisYear = new Date(now).getFullYear() === new Date(at).getFullYear();
  return new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "numeric",
    year: isThisYear ? undefined : "numeric",
  }).format(new Date(at));
}

/** 'November 1, 2026' of a calendar date, whatever the time zone. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** 'November 2026' of an ISO date. */
export function formatMonth(createdAt: string): string {
  const format = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(createdAt));
}
