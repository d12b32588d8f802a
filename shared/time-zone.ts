/**
 * The IANA name of a time zone in its usual spelling; null when it is unknown. Offsets such as
 * `+01:00` are no names.
 */
export function normalizeTimeZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
