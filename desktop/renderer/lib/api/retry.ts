import { ApiError } from "./api-error.ts";

const maxRetries = 2;

/**
 * A§8 and A§9: signed out is never retried, other failures up to twice. An answer that says the request itself is wrong (4xx)
 * would be the same again and is not retried either; being told to wait (429) is for the person, not for a loop.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < maxRetries;
}

/** True for the one failure that means signed out: not for wrong credentials at sign-in (decision 3). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== "invalid_credentials";
}
