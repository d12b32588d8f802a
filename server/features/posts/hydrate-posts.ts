import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../context.ts";
import type { TextViewer } from "../../db/visibility/viewer.ts";
import { batchReads } from "../../db/batch-statements.ts";
import { Serialized } from "../../http/responses/serialized.ts";
import type { PostSkeleton } from "./post-skeleton-queries.ts";
import { selectPosts } from "./post-queries.ts";
import type { EntryBody } from "./hydrate/entry-body.ts";
import { PostForAllReaders } from "./hydrate/post-for-all-readers.ts";
import { writeEntry } from "./hydrate/write-entry.ts";

/** The viewer, who need not be the actor: frames are made for their receivers. */
export interface ViewerCtx extends Pick<MemberCtx, "sql" | "clock"> {
  readonly actor: TextViewer;
}

/** A page of posts as sent, and the cursor of the next one; null when this was the last. */
export interface PostPage {
  readonly items: Serialized<Post[]>;
  readonly nextCursor: string | null;
}

/** A page as sent: a list of what `hydratePosts` returns. */
export async function writePosts(
  ctx: ViewerCtx,
  skeletons: readonly PostSkeleton[],
): Promise<Serialized<Post[]>> {
  return Serialized.join(await readEntries(ctx, skeletons));
}

/**
 * Fills a page of skeletons in their order, including reposted and quoted posts. A post deleted in
 * between is left out. Lists are sent without being parsed: `writePosts`.
 */
export async function hydratePosts(ctx: ViewerCtx, skeletons: readonly PostSkeleton[]): Promise<Post[]> {
  return (await readEntries(ctx, skeletons)).map(({ json }) => JSON.parse(json) as Post);
}

async function readEntries(ctx: ViewerCtx, skeletons: readonly PostSkeleton[]): Promise<EntryBody[]> {
  if (skeletons.length === 0) return [];
  const ids = new Set(skeletons.flatMap(({ id, target_id, quoted_id }) => [id, target_id, quoted_id ?? id]));
  const byId = await sharedPosts(ctx.sql, [...ids]);
  const now = ctx.clock.now();
  return skeletons.flatMap((skeleton) => {
    const entry = byId.get(skeleton.id);
    const target = byId.get(skeleton.target_id);
    const quoted = skeleton.quoted_id ? byId.get(skeleton.quoted_id) ?? null : null;
    return entry && target ? [writeEntry({ entry, target, quoted }, skeleton, ctx.actor, now)] : [];
  });
}

/**
 * Many callers read the same newest posts at once, so one statement reads, and one text holds, each
 * post for all of them.
 */
const sharedPosts = batchReads(async (sql, pages: readonly (readonly string[])[]) => {
  const rows = await selectPosts(sql, [...new Set(pages.flat())]);
  const byId = new Map(rows.map((row) => [row.id, new PostForAllReaders(row)]));
  return pages.map(() => byId);
});
