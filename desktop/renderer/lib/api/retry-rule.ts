import { ApiError } from "./api-error.ts";

const maxRetries = 2;

/**
 * Retries failures other than 4xx twice (client.1): a request that is itself wrong
 * would fail again, and waiting after 429 is for the person, not for a loop.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < maxRetries;
}

/** True for the one failure that means signed out (api.3): not for wrong credentials at sign-in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== "invalid_credentials";
}
