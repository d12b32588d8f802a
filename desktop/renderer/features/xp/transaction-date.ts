const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "2-digit",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** 'MMM dd, yyyy • h:mm a' (B§2), in the member's time zone: 'Nov 05, 2026 • 3:04 PM'. */
export function transactionDate(at: string): string {
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("month")} ${part("day")}, ${part("year")} • ${part("hour")}:${part("minute")} ${
    part("dayPeriod")
  }`;
}
