import { userMessageOf } from "../../../lib/api/api-error.ts";

/** The sentence for a failed call of these screens: the server's own, as far as there is one. */
export function failureText(error: unknown): string {
  return userMessageOf(error, "Something unexpected happened. Please try again.");
}
