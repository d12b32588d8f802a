import { ApiError } from "./api-error.ts";

const maxRetries = 2;
/** About twelve seconds: lists that are refused under load keep what they show, and say so only when it lasts. */
const maxRetriesUnderLoad = 5;
const longestPauseMs = 30_000;

/**
 * Retries failures other than 4xx (client.1): a request that is itself wrong
 * would fail again, and waiting after 429 is for the person, not for a loop.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  const isUnderLoad = error instanceof ApiError && error.code === "overloaded";
  return failures < (isUnderLoad ? maxRetriesUnderLoad : maxRetries);
}

/**
 * Milliseconds to wait before a retry: as long as the server asks for, and up to half as long again, so that not all clients come
 * back at once; else a second, and double with each failure.
 */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  const pauseMs = asked === null ? 1_000 * 2 ** failures : asked * 1_000 * (1 + Math.random() / 2);
  return Math.min(pauseMs, longestPauseMs);
}

/** True for the one failure that means signed out (api.3): not for wrong credentials at sign-in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== "invalid_credentials";
}
