/** A stored time zone; UTC where this runtime does not know it, since a newer one stored it. */
export function getZoneOrUtc(stored: string): string {
  return normalizeTimeZone(stored) ?? "UTC";
}

/** The time zone of this device; null where the browser hides it or has none. */
export function getDeviceZone(): string | null {
  // Its type has no undefined, which browsers give where the system has no zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string };
  return normalizeTimeZone(timeZone ?? "");
}

/** Zones that are hours and no place, such as `CET` and `EST5EDT`. */
const placeless = /^([CEMW]ET|[EHM]ST|[ECMP]ST\d[ECMP]DT)$/i;

/**
 * The IANA name of a time zone in its usual spelling; null when it is unknown. Offsets such as
 * `+01:00` are no names. `CET` stays what it is: the runtime would say Brussels, a place where the
 * member never was.
 */
export function normalizeTimeZone(name: string): string | null {
  if (placeless.test(name)) return name.toUpperCase();
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
