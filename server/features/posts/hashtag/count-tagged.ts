import type { MemberCtx } from "../../../context.ts";
import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Sql } from "../../../db/open-database.ts";
import { CountedPosts } from "../counted-posts.ts";
import { readReader } from "../readers/kept-readers.ts";
import { countTagged, selectTaggedCounts } from "./hashtag-queries.ts";

/**
 * How many of a tag's newest posts are counted for all: enough to count 1,000 for a viewer who does
 * not see a third of them.
 */
const mostPosts = 1_500;

/** The counts of tags, as they were after the last write that changed them. */
const taggedPosts = cacheByKey(
  async (sql: Sql, tags) => {
    const rows = await selectTaggedCounts(sql, tags, mostPosts);
    return new Map(rows.map(({ tag, counts }) => [tag, new CountedPosts(counts, mostPosts)]));
  },
  {
    mostBytes: 4_000_000,
    bytesOf: ({ authors }) => 1_000 + 300 * authors,
    topicsOf: (_, tag) => [`tag:${tag}`, "gone"],
  },
);

/**
 * The number of posts with a folded tag that the actor may see, counted up to `upTo`; `upTo + 1`
 * means more.
 */
export async function countTaggedPosts(ctx: MemberCtx, tag: string, upTo: number): Promise<number> {
  const { sql, actor, metrics } = ctx;
  const [tagged, reader] = await Promise.all([
    taggedPosts(sql, [tag], (outcome) => metrics.countCache("hashtag_counts", outcome)),
    readReader(sql, actor.id),
  ]);
  const count = tagged.get(tag)?.countFor(actor, reader, upTo + 1);
  return count ?? await countTagged(sql, actor, tag, upTo);
}
