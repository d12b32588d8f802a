import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { ViewerStateSubjects } from "../../posts/hydrate/viewer-state-subjects.ts";
import type { EntryForAllReaders } from "../../posts/hydrate/entry-for-all-readers.ts";
import { getThreadsTopic } from "../../posts/hydrate/post-topics.ts";
import type { CommentRow } from "../comment-queries.ts";
import { SharedThread } from "./shared-thread.ts";
import { selectThreadsOf, type ThreadsQuestion } from "./shared-threads-queries.ts";

/** The cache of threads. */
const mostBytes = 16_000_000;
/** A thread with this many replies, and all after it, are read by a statement for one reader. */
const mostReplies = 200;

/** Some threads of a post, for any reader. Visibility is decided later, for each reader. */
export interface SharedThreads {
  /** Oldest first. */
  readonly threads: readonly SharedThread[];
  /** Whether these are the post's last threads. */
  readonly isAll: boolean;
  readonly authorIds: readonly string[];
  /** The comments with any likes. */
  readonly likedIds: readonly string[];
  /** The subjects of a reader's state, by the post that was opened. */
  readonly asked: WeakMap<EntryForAllReaders, ViewerStateSubjects>;
  /** The original of the post; null where nobody has commented. */
  readonly postId: string | null;
  readonly bytes: number;
}

/**
 * The threads of a post after a place, at most 100 ms old and never older than the last write of
 * this process: enough for a page of `limit`.
 */
export async function readCachedThreads(
  sql: Sql,
  { postId, after }: ThreadsQuestion,
  limit: number,
  onLook: (outcome: "hit" | "miss") => void,
): Promise<SharedThreads> {
  const key = `${postId}/${after ?? ""}`;
  const kept = await (limit <= 20 ? fewThreads : manyThreads)(sql, [key], onLook);
  return kept.get(key) ?? noThreads;
}

/** Enough for a page when some threads are hidden from the reader. */
const [fewThreads, manyThreads] = [cacheThreads(50), cacheThreads(200)];

function cacheThreads(most: number) {
  return cacheByKey(
    async (sql, keys): Promise<ReadonlyMap<string, SharedThreads>> => {
      const questions = keys.map((key) => {
        const [postId = "", after] = key.split("/");
        return { postId, after: after || null };
      });
      const rows = await selectThreadsOf(sql, questions, { threads: most, replies: mostReplies });
      const byPlace = Map.groupBy(rows, ({ place }) => place);
      return new Map(keys.map((key, place) => [key, buildSharedThreads(byPlace.get(place) ?? [], most)]));
    },
    {
      mostBytes,
      bytesOf: ({ bytes }) => bytes,
      dependsOn: (topics, { postId }) => postId === null || topics.has(getThreadsTopic(postId)),
    },
  );
}

function buildSharedThreads(rows: readonly CommentRow[], most: number): SharedThreads {
  const replies = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const top = replies.get(null) ?? [];
  const long = top.findIndex(({ id }) => (replies.get(id)?.length ?? 0) >= mostReplies);
  const whole = long < 0 ? top : top.slice(0, long);
  const threads = whole.map((row) => new SharedThread(row, replies.get(row.id) ?? []));
  const kept = threads.flatMap((thread) => thread.rows);
  return {
    threads,
    isAll: long < 0 && top.length < most,
    authorIds: [...new Set(kept.map(({ author_id }) => author_id))],
    likedIds: kept.flatMap(({ id, likes_count }) => likes_count > 0 ? [id] : []),
    asked: new WeakMap(),
    postId: rows[0]?.post_id ?? null,
    bytes: kept.reduce((sum, { content }) => sum + 2_000 + 6 * content.length, 500),
  };
}

const noThreads = buildSharedThreads([], 1);
