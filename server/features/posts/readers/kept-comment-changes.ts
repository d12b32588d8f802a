import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import { nextVersion } from "../../../db/cache/next-version.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { CommentChanges } from "../hydrate/count-comments.ts";

const mostBytes = 3_000_000;

/** How what a reader sees of a post's comments differs from its counters; null: not at all. */
export interface KeptChanges {
  readonly changes: CommentChanges | null;
  readonly version: number;
}

const changesByPair = cacheByKey(selectChanges, {
  mostBytes,
  bytesOf: () => 700,
  topicsOf: (_, pair) => {
    const { readerId, postId } = parsePair(pair);
    return [`reader:${readerId}`, `post:${postId}`, `threads:${postId}`];
  },
});

/** The changes of posts in their order. `isKept`: not where time alone changes them. */
export async function readCommentChanges(
  sql: Sql,
  readerId: string,
  postIds: readonly string[],
  isKept: boolean,
): Promise<readonly KeptChanges[]> {
  const pairs = postIds.map((postId) => `${readerId} ${postId}`);
  const byPair = await (isKept ? changesByPair(sql, pairs) : selectChanges(sql, pairs));
  return pairs.map((pair) => byPair.get(pair) as KeptChanges);
}

function parsePair(pair: string): { readonly readerId: string; readonly postId: string } {
  const [readerId = "", postId = ""] = pair.split(" ");
  return { readerId, postId };
}

/** One statement for all who ask at the same time. */
async function selectChanges(sql: Sql, pairs: readonly string[]): Promise<ReadonlyMap<string, KeptChanges>> {
  const postsOf = Map.groupBy(pairs.map(parsePair), ({ readerId }) => readerId);
  const [firsts, lasts]: [number[], number[]] = [[], []];
  let count = 0;
  for (const posts of postsOf.values()) {
    firsts.push(count + 1);
    lasts.push(count += posts.length);
  }
  const postIds = [...postsOf.values()].flatMap((posts) => posts.map(({ postId }) => postId));
  const rows = await sql<{ reader: string; post: string; changes: CommentChanges }[]>`
    with asked as materialized (
      select given.reader, (${hideLength(sql, postIds)})[given.first:given.last] as posts
      from unnest(
        ${hideLength(sql, [...postsOf.keys()])},
        (select ${firsts}::integer[]), ${lasts as number[]}::integer[]
      ) as given (reader, first, last)
    )
    select asked.reader, changed.post, changed.changes
    from asked
    cross join lateral comment_changes(array[asked.reader], asked.posts) as changed`;
  const changesOf = new Map(rows.map(({ reader, post, changes }) => [`${reader} ${post}`, changes]));
  return new Map(
    pairs.map((pair) => [pair, { changes: changesOf.get(pair) ?? null, version: nextVersion() }]),
  );
}
