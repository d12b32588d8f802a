import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { call } from "../realtime/players.ts";
import { kindsOfWrites } from "./kinds-of-writes.ts";
import { formatNumberedId } from "./numbered-id.ts";
import type { Writers } from "./writers.ts";

/** The figures of many who liked and commented on one post at once. */
export interface HotPost {
  readonly likers: number;
  readonly commenters: number;
  /** The longest that a statement was seen to wait for a lock. */
  readonly longestLockMs: number;
  readonly allAfterMs: number;
  readonly areCountsExact: boolean;
}

const sampleEveryMs = 5;

export async function measureHotPost(
  server: Served,
  sql: Sql,
  writers: Writers,
  postNumber: number,
): Promise<HotPost> {
  const commenters = Math.floor(writers.count / 10);
  const likers = Math.min(5 * commenters, 1_000);
  const [like, comment] = kindsOfWrites;
  if (!like || !comment) throw new Error("Nothing to write");
  const path = like.path(postNumber);
  const crowd = Array.from({ length: likers }, (_, n) => ({ token: writers.tokenOf(n + 1) }));
  const before = await countsOf(sql, postNumber);
  const watch = watchLocks(sql);
  const startedAt = performance.now();
  await Promise.all(crowd.flatMap((one, n) => [
    call(server, one, "POST", path),
    ...(n < commenters
      ? [call(server, one, "POST", comment.path(postNumber), comment.body(postNumber))]
      : []),
  ]));
  const allAfterMs = performance.now() - startedAt;
  const longestLockMs = await watch.end();
  const after = await countsOf(sql, postNumber);
  return {
    likers,
    commenters,
    longestLockMs,
    allAfterMs,
    areCountsExact: after.likes === after.likeRows && after.likeRows >= likers &&
      after.comments === before.comments + commenters && after.comments === after.commentRows,
  };
}

interface Counts {
  readonly likes: number;
  readonly likeRows: number;
  readonly comments: number;
  readonly commentRows: number;
}

async function countsOf(sql: Sql, postNumber: number): Promise<Counts> {
  const [row] = await sql<Counts[]>`
    select
      likes_count as likes,
      (select count(*) from post_likes l where l.post_id = p.id)::integer as "likeRows",
      comments_count as comments,
      (select count(*) from comments c where c.post_id = p.id)::integer as "commentRows"
    from posts p
    where id = ${formatNumberedId(postNumber)}`;
  if (!row) throw new Error("The post is gone");
  return row;
}

/** Looks every few milliseconds how long statements have waited for locks by then. */
function watchLocks(sql: Sql): { end(): Promise<number> } {
  let isOver = false;
  const watching = (async () => {
    let longest = 0;
    while (!isOver) {
      const [row] = await sql<{ ms: number }[]>`
        select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 * 1000 as ms
        from pg_locks
        where not granted`;
      longest = Math.max(longest, row?.ms ?? 0);
      await new Promise((next) => setTimeout(next, sampleEveryMs));
    }
    return longest;
  })();
  return {
    end: () => {
      isOver = true;
      return watching;
    },
  };
}
