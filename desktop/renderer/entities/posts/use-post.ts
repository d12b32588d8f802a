import { useQuery, useQueryClient } from "@tanstack/react-query";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { findCachedPost } from "./post-cache.ts";
import { readPost } from "./read-posts.ts";

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
