import { msg } from "@lingui/core/runtime-macro";
import type { EmbeddedPost, Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../context.ts";
import type { PlaceOfPosts } from "../../db/visibility/post-visibility.ts";
import { NotFound } from "../../errors.ts";
import { hydratePosts, type ViewerCtx } from "./hydrate-posts.ts";
import { selectAuthor } from "./post-queries.ts";
import { selectGivenSkeletons, selectPostSkeleton } from "./post-skeleton-queries.ts";

/**
 * One post the actor may see: not across a block, nor outside their content filter unless it is
 * their own. Throws `NotFound`.
 */
export async function getPost(ctx: MemberCtx, id: string): Promise<Post> {
  const skeleton = await selectPostSkeleton(ctx.sql, ctx.actor, id);
  const [post] = skeleton ? await hydratePosts(ctx, [skeleton]) : [];
  if (!post) throw postNotFound();
  return post;
}

/** Throws `NotFound` unless the post exists and the actor may see its page. */
export async function assertPostVisible(ctx: MemberCtx, id: string): Promise<void> {
  if (!await selectPostSkeleton(ctx.sql, ctx.actor, id, "close")) throw postNotFound();
}

/** The author of a post, or of the original of a repost. Throws `NotFound`. */
export async function loadPostAuthor(
  ctx: MemberCtx,
  postId: string,
  place?: PlaceOfPosts,
): Promise<string> {
  const authorId = await selectAuthor(ctx.sql, ctx.actor, postId, place);
  if (!authorId) throw postNotFound();
  return authorId;
}

/** The same error for deleted, unknown and hidden posts. */
export function postNotFound(): NotFound {
  return new NotFound(msg`This post is no longer available.`);
}

/** Posts by their ids, without those hidden from the actor. */
export async function getPosts(ctx: ViewerCtx, ids: readonly string[]): Promise<ReadonlyMap<string, Post>> {
  if (ids.length === 0) return new Map();
  const posts = await hydratePosts(ctx, await selectGivenSkeletons(ctx.sql, ctx.actor, ids));
  return new Map(posts.map((post) => [post.id, post]));
}

/** A post, or a repost's original, as embedded elsewhere. Throws `NotFound`. */
export async function getEmbeddedPost(ctx: MemberCtx, id: string): Promise<EmbeddedPost> {
  return toEmbedded(await getPost(ctx, id));
}

/** `getEmbeddedPost` for many; posts hidden from the viewer are left out. */
export async function getEmbeddedPosts(
  ctx: ViewerCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EmbeddedPost>> {
  const posts = await getPosts(ctx, ids);
  return new Map([...posts].map(([id, post]) => [id, toEmbedded(post)]));
}

function toEmbedded({ repostedPost, ...post }: Post): EmbeddedPost {
  const { quotedPost: _, ownPromotion: __, ...embedded } = repostedPost ?? post;
  return embedded;
}
