import { t } from "@lingui/core/macro";
import { pageLanguage } from "../language/page-language.ts";
import { pageLocale } from "../language/page-locale.ts";
import { createDateFormatter } from "./date-formatter.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Ages are shown up to this one; older times as their date. */
const longestAgeMs = 30 * dayMs;

// Making a formatter takes a browser tens of milliseconds, and every first screen shows counts and
// XP: English, whose formats the product prescribes, needs none.

let counts: Intl.NumberFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** 999, 1.2K, 12K, 3.4M (posts.10). Truncated: 1,999 likes are not 2K yet. */
export function formatCount(value: number): string {
  if (value < 1000) return String(value);
  if (pageLanguage !== "en") {
    counts ??= new Intl.NumberFormat(pageLocale, { notation: "compact", roundingMode: "trunc" });
    return counts.format(value);
  }
  if (value < 1_000_000) return `${shorten(value / 1000)}K`;
  return `${shorten(value / 1_000_000)}M`;
}

function shorten(value: number): string {
  return value < 10
    ? (Math.floor(value * 10) / 10).toFixed(1).replace(/\.0$/, "")
    : String(Math.floor(value));
}

/** '12,345' */
export function formatNumber(value: number): string {
  if (pageLanguage === "en" && Number.isSafeInteger(value)) {
    return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  }
  numbers ??= new Intl.NumberFormat(pageLocale);
  return numbers.format(value);
}

/** '12,345' (xp.8) */
export function formatXp(xp: number): string {
  return formatNumber(xp);
}

/** 'L7' (xp.8) */
export function formatLevel(level: number): string {
  return t({ message: `L${level}`, comment: "A level, as short as can be" });
}

/**
 * 'just now' under a minute, then '5m ago', '3h ago', '2d ago', and the date after thirty days
 * (posts.10). `now` in ms, by the server's clock; what is later than that is 'just now'.
 */
export function formatRelativeTime(at: string, now: number): string {
  return now - Date.parse(at) >= longestAgeMs ? formatDay(at, now) : formatAge(at, now);
}

/** Like `formatRelativeTime`, but with days also later: '120d ago'. `now` in ms. */
export function formatAge(at: string, now: number): string {
  const ageMs = now - Date.parse(at);
  if (!(ageMs >= minuteMs)) return t`just now`;
  if (ageMs < hourMs) return t`${{ minutes: Math.floor(ageMs / minuteMs) }}m ago`;
  if (ageMs < dayMs) return t`${{ hours: Math.floor(ageMs / hourMs) }}h ago`;
  return t`${{ days: Math.floor(ageMs / dayMs) }}d ago`;
}

// Dates below are in the page's language and the reader's time zone (product.8), with American
// examples. The feed needs only these; format-dates.ts has the others.

/** 'Nov 1', with the year when it is another one. `now` in ms. */
export function formatDay(at: string, now: number): string {
  const year = isSameYear(at, now) ? undefined : "numeric";
  return createDateFormatter({ month: "short", day: "numeric", year }).format(new Date(at));
}

/** 'November 1, 2026 at 3:04 PM' */
export function formatDateTime(at: string): string {
  return createDateFormatter({ dateStyle: "long", timeStyle: "short" }).format(new Date(at));
}

/** Whether two times are of one year of the calendar that dates are shown in. `now` in ms. */
export function isSameYear(at: string, now: number): boolean {
  const years = createDateFormatter({ year: "numeric" });
  return years.format(now) === years.format(new Date(at));
}
