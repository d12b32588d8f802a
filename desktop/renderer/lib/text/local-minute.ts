/** A time as a field of the browser for date and time has it: in its zone, to the minute. */
export function formatLocalMinute(at: number): string {
  const offsetMs = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offsetMs).toISOString().slice(0, 16);
}

/** The time that such a field has; null while it has none. */
export function parseLocalMinute(value: string): string | null {
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
