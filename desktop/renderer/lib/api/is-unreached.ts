import type { ApiError } from "./api-error.ts";

/** Statuses of no connection: no response, timeout, and a proxy whose server is away. */
const unreached: readonly number[] = [0, 408, 502, 503, 504];

/** Whether a call failed for want of a connection, rather than by the server's word. */
export function isUnreached({ status, retryAfter }: ApiError): boolean {
  return unreached.includes(status) && retryAfter === null;
}
