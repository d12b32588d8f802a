import { ApiError } from "./api-error.ts";

const maxRetries = 2;
/**
 * About twelve seconds, so that a list that is refused under load keeps its rows and shows an error
 * only when that lasts.
 */
const maxRetriesUnderLoad = 5;
const longestPauseMs = 30_000;

/**
 * Retries failures other than 4xx (client.1): an invalid request would fail again, and after a 429
 * the member decides when to try again.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  const isUnderLoad = error instanceof ApiError && error.code === "overloaded";
  return failures < (isUnderLoad ? maxRetriesUnderLoad : maxRetries);
}

/**
 * Milliseconds to wait before a retry: as long as the server asks for plus up to half of that, so
 * that clients do not all return at once; otherwise a second, doubled with each failure.
 */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  const pauseMs = asked === null ? 1_000 * 2 ** failures : asked * 1_000 * (1 + Math.random() / 2);
  return Math.min(pauseMs, longestPauseMs);
}

/** Whether a failure means signed out (api.3). Wrong credentials at sign-in do not. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== "invalid_credentials";
}
