import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api/api-error.ts";
import { postKeys } from "../../../lib/query-keys/post-keys.ts";
import { findCachedPost } from "../../../entities/posts/post-cache.ts";
import { readPost } from "../../../entities/posts/read-posts.ts";

/**
 * Fetches one post; shows it at once when a cached list has it. Without `isWanted` returns only
 * cached data.
 */
export function usePost(id: string, isWanted = true) {
  const client = useQueryClient();
  return useQuery({
    queryKey: postKeys.one(id),
    queryFn: ({ signal }) => readPost(id, signal),
    placeholderData: () => findCachedPost(client, id),
    enabled: isWanted,
  });
}

/** Whether the post was deleted, never existed, or has an invalid id. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Whether a moderator removed the reader's own post, and they are told why in a moment. */
export function isRemoved(error: unknown): boolean {
  return error instanceof ApiError && error.code === "removed_untold";
}
