import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api/api-error.ts";
import { findCachedPost } from "../../../lib/post-cache/post-cache.ts";
import { postKeys } from "../../../lib/post-cache/post-keys.ts";
import { readPost } from "../../../lib/post-cache/read-posts.ts";

/** One post; shown at once when a list already has it, then read again. */
export function usePost(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: postKeys.one(id),
    queryFn: ({ signal }) => readPost(id, signal),
    placeholderData: () => findCachedPost(client, id),
  });
}

/** Gone, never there, or an address that is no post's. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
