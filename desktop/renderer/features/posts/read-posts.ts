import { getPost } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/shapes.ts";
import { call } from "../../lib/call.ts";
import { releaseToggles } from "../../lib/toggle-store.ts";
import type { PostPage } from "./pages.ts";

/** Posts a page (A§9). */
export const pageLength = 20;

export function likeKey(postId: string): string {
  return `post-like:${postId}`;
}

/** Reads a page of posts; taps that settled before it began give way to what it brings. */
export async function readPosts(read: () => Promise<PostPage>): Promise<PostPage> {
  const startedAt = performance.now();
  const page = await read();
  releaseToggles(page.items.map((post) => likeKey(post.id)), startedAt);
  return page;
}

/** Reads one post, with the same care for taps. */
export async function readPost(id: string, signal: AbortSignal): Promise<Post> {
  const startedAt = performance.now();
  const post = await call(getPost, { params: { id } }, { signal });
  releaseToggles([likeKey(id)], startedAt);
  return post;
}
