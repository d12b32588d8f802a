import { t } from "@lingui/core/macro";
import { pageLanguage } from "../language/page-language.ts";
import { createDateFormatter } from "./date-formatter.ts";
import { isSameYear } from "./format-counts-and-times.ts";

const dayMs = 24 * 60 * 60_000;

// The formats are of the page's language, as it is written where the reader is (product.8), with
// American examples. Calendar dates, without a time, are the same day everywhere.

const dayAndTime: Intl.DateTimeFormatOptions = pageLanguage === "en"
  ? { dateStyle: "medium", timeStyle: "short" }
  // The medium style of other languages has numbers for months.
  : { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" };

/** 'Nov 5, 2026, 3:04 PM' */
export function formatMediumDateTime(at: string): string {
  return createDateFormatter(dayAndTime).format(new Date(at));
}

/** 'Nov 5, 3 PM' */
export function formatHour(at: string): string {
  return createDateFormatter({ month: "short", day: "numeric", hour: "numeric" }).format(new Date(at));
}

/** '3:04 PM' */
export function formatTime(at: string): string {
  return createDateFormatter({ timeStyle: "short" }).format(new Date(at));
}

/** '3:04:05 PM' */
export function formatTimeWithSeconds(at: string): string {
  return createDateFormatter({ timeStyle: "medium" }).format(new Date(at));
}

/** 'Today', 'Yesterday', the weekday within a week, else the date. `now` in ms. */
export function formatDayInWords(at: string, now: number): string {
  const startOfDay = (time: number | string) => new Date(time).setHours(0, 0, 0, 0);
  // When daylight saving begins or ends, a day has 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(at)) / dayMs);
  if (days === 0) return t`Today`;
  if (days === 1) return t`Yesterday`;
  if (days > 1 && days < 7) return createDateFormatter({ weekday: "long" }).format(new Date(at));
  const year = isSameYear(at, now) ? undefined : "numeric";
  return createDateFormatter({ month: "long", day: "numeric", year }).format(new Date(at));
}

/** 'November 1, 2026', the day of a time. */
export function formatDayOfTime(at: string): string {
  return createDateFormatter({ dateStyle: "long" }).format(new Date(at));
}

/** 'November 1, 2026' of a calendar date. */
export function formatDate(date: string): string {
  return createDateFormatter({ dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** 'May 2028', the last month before a calendar date. */
export function formatMonthBefore(date: string): string {
  const format = createDateFormatter({ month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(Date.parse(date) - 1);
}

/** 'November 2026' of a month, YYYY-MM; 'Nov 2026' when short. */
export function formatMonth(month: string, length: "long" | "short" = "long"): string {
  return createDateFormatter({ month: length, year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01`),
  );
}

/** 'Nov' of a month, YYYY-MM. */
export function formatShortMonth(month: string): string {
  return createDateFormatter({ month: "short", timeZone: "UTC" }).format(new Date(`${month}-01`));
}

// These two are prescribed in English, whatever the reader's form of it.

/** 'Nov 05, 2026 • 3:04 PM' (xp.7) */
export function formatPrescribedDateTime(at: string): string {
  return pageLanguage === "en"
    ? `${formatPrescribedDay(at)} • ${formatPrescribedTime(at)}`
    : formatMediumDateTime(at);
}

/** The end of a span, formatted as `formatPrescribedDateTime` does: '3:04 PM' on the same day. */
export function formatPrescribedEnd(from: string, to: string): string {
  if (formatPrescribedDay(from) !== formatPrescribedDay(to)) return formatPrescribedDateTime(to);
  return pageLanguage === "en" ? formatPrescribedTime(to) : formatTime(to);
}

function formatPrescribedDay(at: string): string {
  const day = { month: "short", day: "2-digit", year: "numeric" } as const;
  return createDateFormatter(day, "en-US").format(new Date(at));
}

/** Browsers differ in the space before 'PM'. */
function formatPrescribedTime(at: string): string {
  const time = createDateFormatter({ hour: "numeric", minute: "2-digit" }, "en-US").format(new Date(at));
  return time.replaceAll(/\s/g, " ");
}

/** 'November 2026' (members.1) */
export function formatPrescribedMonth(at: string): string {
  const month = { month: "long", year: "numeric" } as const;
  return createDateFormatter(month, pageLanguage === "en" ? "en-US" : undefined).format(new Date(at));
}
