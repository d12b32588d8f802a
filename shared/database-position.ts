/**
 * How far the database was after the caller's latest write (replicas.2): sent with the response to
 * each write where there are replicas, and brought along with later reads. A read without it asks
 * the primary how far it is.
 */
export const positionHeader = "X-Position";

/** Null when the header is absent or invalid. */
export function readPosition(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
