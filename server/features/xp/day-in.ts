const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, as YYYY-MM-DD, in a time zone by its IANA name. Making a formatter is dear, so each is kept. */
export function dayIn(timeZone: string, at: Date): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
}
