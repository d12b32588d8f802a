import type { MemberCtx } from "../../../context.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { countTagged, selectHiddenAuthors, selectTaggedCounts } from "./hashtag-queries.ts";
import { CountedPosts } from "../counted-posts.ts";

/**
 * How many of a tag's newest posts are counted for all: enough to count 1,000 for a viewer who does
 * not see a third of them.
 */
const mostPosts = 1_500;
/** A viewer with more hidden authors gets a count by their own statement. */
const mostHidden = 200;

/** The counts of tags, at most 100 ms old and never older than the last write of this process. */
const taggedPosts = cacheByKey(
  async (sql: Sql, tags) => {
    const rows = await selectTaggedCounts(sql, tags, mostPosts);
    return new Map(rows.map(({ tag, counts }) => [tag, new CountedPosts(counts, mostPosts)]));
  },
  {
    mostBytes: 4_000_000,
    bytesOf: ({ authors }) => 1_000 + 300 * authors,
  },
);

/** For each reader the authors who are hidden from their lists; null for too many. */
export const hiddenAuthors = batchReads((sql, readerIds: readonly string[]) =>
  selectHiddenAuthors(sql, readerIds, mostHidden)
);

/** `countFor` without the limited authors whose posts do not reach the viewer (cases.4). */
export async function countListed(
  sql: Sql,
  viewer: Viewer,
  counted: CountedPosts,
  { hidden, upTo }: { hidden: ReadonlySet<string> | null; upTo: number },
): Promise<number | null> {
  if (!hidden) return null;
  if (!counted.hasLimited) return counted.countFor(viewer, hidden, upTo);
  const unreached = await selectUnreached(sql, viewer.id);
  return counted.countFor(viewer, new Set([...hidden, ...unreached]), upTo);
}

/**
 * The number of posts with a folded tag that the actor may see, counted up to `upTo`; `upTo + 1`
 * means more.
 */
export async function countTaggedPosts(ctx: MemberCtx, tag: string, upTo: number): Promise<number> {
  const { sql, actor, metrics } = ctx;
  const [tagged, hidden] = await Promise.all([
    taggedPosts(sql, [tag], (outcome) => metrics.countCache("hashtag_counts", outcome)),
    hiddenAuthors(sql, actor.id),
  ]);
  const counted = tagged.get(tag);
  const count = counted && await countListed(sql, actor, counted, { hidden, upTo: upTo + 1 });
  return count ?? await countTagged(sql, actor, tag, upTo);
}

/** The limited authors whose posts do not reach the reader (cases.4). */
async function selectUnreached(sql: Sql, readerId: string): Promise<readonly string[]> {
  const [row] = await sql<{ ids: string[] }[]>`
    select unreached_authors(${readerId}::uuid) as ids`;
  return row?.ids ?? [];
}
