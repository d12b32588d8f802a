import { getUserMessage } from "../api/api-error.ts";

/** The server's message for a failed call, or a fallback. */
export function getFailureText(error: unknown): string {
  return getUserMessage(error, "Something unexpected happened. Please try again.");
}
