import type { QueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { isMalformed } from "./malformed-post.ts";
import { findCachedPost, patchPost } from "./post-cache.ts";
import { readPost } from "./read-posts.ts";

/**
 * Reads a post again wherever it is cached, after something that the server alone knows has
 * changed. Without a connection it stays as it is.
 */
export async function refreshPost(client: QueryClient, id: string): Promise<void> {
  const queryKey = postKeys.one(id);
  if (!client.getQueryData<Post>(queryKey) && !findCachedPost(client, id)) return;
  // A read in flight may be older.
  await client.cancelQueries({ queryKey });
  const fresh = await client.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => readPost(id, signal),
    staleTime: 0,
    retry: false,
  }).catch(() => null);
  if (!fresh || isMalformed(fresh)) return;
  patchPost(client, id, ({ isPromotedDisplay, promotionId }) => ({
    ...fresh,
    isPromotedDisplay,
    promotionId,
  }));
}
