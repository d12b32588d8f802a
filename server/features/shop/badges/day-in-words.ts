const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The day in UTC as in texts, e.g. 'March 4, 2026'. */
export function dayInWords(at: Date): string {
  return day.format(at);
}
