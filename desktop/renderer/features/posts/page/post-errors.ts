import { ApiError } from "../../../lib/api/api-error.ts";

/** Whether the post was deleted, never existed, or has an invalid id. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Whether a moderator removed the reader's own post, and they are told why in a moment. */
export function isRemoved(error: unknown): boolean {
  return error instanceof ApiError && error.code === "removed_untold";
}
