import { getPost } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { call } from "../../lib/api/call.ts";
import { replaceMalformedRows } from "../../lib/api/malformed-rows.ts";
import { releaseToggles } from "../../lib/toggles/toggle-store.ts";
import { createMalformedPost, isPost } from "./malformed-post.ts";
import type { PostPage } from "./post-pages.ts";
import { releaseVotes } from "./sent-votes.ts";
import { toggleKeys } from "./post-toggles.ts";

/** Posts per page (feed.1). */
export const pageLength = 20;

/**
 * Fetches a page of posts, replaces malformed ones, and drops optimistic toggles and votes that
 * settled before the fetch began.
 */
export async function readPosts(read: () => Promise<PostPage>): Promise<PostPage> {
  const startedAt = performance.now();
  const page = await read();
  const items = replaceMalformedRows(page.items, isPost, createMalformedPost);
  release(items.map((entry) => entry.repostedPostId ?? entry.id), startedAt);
  return { ...page, items };
}

/** Fetches one post, also without outdated toggles and votes. */
export async function readPost(id: string, signal: AbortSignal): Promise<Post> {
  const startedAt = performance.now();
  const sent = await call(getPost, { params: { id } }, { signal });
  const [post = createMalformedPost(id)] = replaceMalformedRows(
    [sent],
    isPost,
    () => createMalformedPost(id),
  );
  release([id], startedAt);
  return post;
}

function release(ids: readonly string[], startedAt: number): void {
  releaseToggles(ids.flatMap(toggleKeys), startedAt);
  releaseVotes(ids, startedAt);
}
