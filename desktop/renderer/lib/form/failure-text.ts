import { t } from "@lingui/core/macro";
import { getUserMessage } from "../api/api-error.ts";

/** The server's message for a failed call, or a fallback. */
export function getFailureText(error: unknown): string {
  return getUserMessage(error, t`Something unexpected happened. Please try again.`);
}
