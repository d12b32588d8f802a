import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Topic } from "../../../changes.ts";
import type { Sql } from "../../../db/open-database.ts";
import { commentColumns, type CommentRow } from "../comment-queries.ts";
import { SharedThread } from "./shared-thread.ts";
import { hideLength } from "../../../db/hide-length.ts";
import { limitOf } from "../../../db/limit-clause.ts";

/** A thread with this many replies, and all after it, are read by a statement for one reader. */
const mostReplies = 200;

/** Some threads of a post, for any reader. Visibility is decided later, for each reader. */
export interface SharedThreads {
  /** Oldest first. */
  readonly threads: readonly SharedThread[];
  /** Whether these are the post's last threads. */
  readonly isAll: boolean;
  /** The comments with any likes, and when the oldest of them was written. */
  readonly likedIds: readonly string[];
  readonly likedSince: Date;
  /** Writes that change one of these change them. */
  readonly topics: readonly Topic[];
  /** Its size in memory, as measured. */
  readonly bytes: number;
}

/**
 * The threads of a post after a place, as they were after the last write that changed them: enough
 * for a page of `limit`.
 */
export async function readCachedThreads(
  sql: Sql,
  question: ThreadsQuestion,
  limit: number,
  onLook: (outcome: "hit" | "miss") => void,
): Promise<SharedThreads> {
  const key = keyOf(question);
  const kept = await (limit <= 20 ? fewThreads : manyThreads)(sql, [key], onLook);
  return kept.get(key) as SharedThreads;
}

function keyOf({ postId, after }: ThreadsQuestion): string {
  return `${postId}/${after ?? ""}`;
}

/** Enough for a page when some threads are hidden from the reader. */
const [fewThreads, manyThreads] = [cacheThreads(50, 6_000_000), cacheThreads(200, 3_500_000)];

function cacheThreads(most: number, mostBytes: number) {
  return cacheByKey(
    async (sql, keys): Promise<ReadonlyMap<string, SharedThreads>> => {
      const questions = keys.map((key) => {
        const [postId = "", after] = key.split("/");
        return { postId, after: after || null };
      });
      const rows = await selectThreadsOf(sql, questions, { threads: most, replies: mostReplies });
      const byPlace = Map.groupBy(rows, ({ place }) => place);
      return new Map(questions.map(({ postId, after }, place) => [
        keyOf({ postId, after }),
        buildSharedThreads(postId, byPlace.get(place) ?? [], most),
      ]));
    },
    {
      mostBytes,
      bytesOf: ({ bytes }) => bytes,
      topicsOf: ({ topics }) => topics,
    },
  );
}

function buildSharedThreads(postId: string, rows: readonly CommentRow[], most: number): SharedThreads {
  const replies = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const top = replies.get(null) ?? [];
  const long = top.findIndex(({ id }) => (replies.get(id)?.length ?? 0) >= mostReplies);
  const whole = long < 0 ? top : top.slice(0, long);
  const threads = whole.map((row) => new SharedThread(row, replies.get(row.id) ?? []));
  const kept = threads.flatMap((thread) => thread.rows);
  const liked = kept.filter(({ likes_count }) => likes_count > 0);
  const authorIds = [...new Set(kept.map(({ author_id }) => author_id))];
  return {
    threads,
    isAll: long < 0 && top.length < most,
    likedIds: liked.map(({ id }) => id),
    likedSince: new Date(Math.min(...liked.map(({ created_at }) => created_at.getTime()))),
    topics: [
      `threads:${postId}`,
      ...kept.map(({ id }): Topic => `comment:${id}`),
      ...authorIds.map((id): Topic => `member:${id}`),
    ],
    bytes: kept.reduce((sum, row) => sum + 2_800 + 5 * row.content.length + bytesOfPictures(row), 500),
  };
}

/** Each as a row, and in what is sent to those who like the comment and to the others. */
function bytesOfPictures({ pictures }: CommentRow): number {
  return (pictures ?? []).reduce((sum, { alt }) => sum + 2_000 + 5 * alt.length, 0);
}

/** Where a page of a post's threads begins. */
interface ThreadsQuestion {
  /** Of a repost its original. */
  readonly postId: string;
  /** The thread before the page. */
  readonly after: string | null;
}

interface PlacedRow extends CommentRow {
  /** The index of the question, from 0. */
  readonly place: number;
}

/** Below all ids. */
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * At most `threads` threads of each post with at most `replies` replies each, oldest first, for any
 * viewer: `SharedThread` decides visibility.
 */
function selectThreadsOf(
  sql: Sql,
  questions: readonly ThreadsQuestion[],
  most: { readonly threads: number; readonly replies: number },
): Promise<PlacedRow[]> {
  const postIds = questions.map(({ postId }) => postId);
  const afters = questions.map(({ after }) => after ?? firstId);
  return sql<PlacedRow[]>`
    with threads as materialized (
      select asked.place, c.id
      from unnest(${hideLength(sql, postIds)}, ${
    hideLength(sql, afters)
  }) with ordinality as asked (post_id, after, place)
      cross join lateral (
        select c.id
        from comments c
        where c.post_id = asked.post_id
          and c.parent_id is null
          and c.id > asked.after
        order by c.id
        limit ${limitOf(sql, most.threads)}
      ) as c
    ), seen as materialized (
      select place, id
      from threads
      union all
      select threads.place, r.id
      from threads
      cross join lateral (
        select r.id
        from comments r
        where r.parent_id = threads.id
          and r.removed_at is null
        order by r.id
        limit ${limitOf(sql, most.replies)}
      ) as r
    )
    select seen.place::integer - 1 as place, comment.*
    from seen
    -- A limit, so that comments are looked up one by one: the planner does not know how few they are.
    cross join lateral (
      select ${commentColumns(sql)}
      from comments c
      join members author on author.id = c.author_id
      where c.id = seen.id
      limit 1
    ) as comment
    order by seen.place, seen.id`;
}
