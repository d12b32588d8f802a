const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * The day in UTC as in mails, notifications and errors, e.g. 'March 4, 2026': in English, also in
 * texts that are written in another language.
 */
export function formatDay(at: Date): string {
  return day.format(at);
}
