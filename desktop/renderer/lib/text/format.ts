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

/** 'just now' under a minute, then '5m ago', '3h ago', '2d ago', and the date after a week (posts.10). `now` in ms. */
export function formatRelativeTime(at: string, now: number): string {
  const ageMs = now - Date.parse(at);
  if (!(ageMs >= minuteMs)) return "just now";
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)}m ago`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)}h ago`;
  if (ageMs < 7 * dayMs) return `${Math.floor(ageMs / dayMs)}d ago`;
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

/** 'November 1, 2026' of a calendar date, whatever the time zone. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** 'November 2026' of an ISO date. */
export function formatMonth(createdAt: string): string {
  const format = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(createdAt));
}

/** '99+' above 99, null at 0 (shell.1). */
export function formatUnread(count: number): string | null {
  if (count < 1) return null;
  return count > 99 ? "99+" : String(count);
}
