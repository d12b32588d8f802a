import { userMessageOf } from "../api/api-error.ts";

/** The server's message for a failed call, or a fallback. */
export function failureText(error: unknown): string {
  return userMessageOf(error, "Something unexpected happened. Please try again.");
}
