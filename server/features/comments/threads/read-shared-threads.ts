import type { Comment } from "#shared/comments/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import { encodeCursor, type KeysetPage } from "../../../db/id-cursor.ts";
import { Serialized } from "../../../http/responses/serialized.ts";
import { postNotFound } from "../../posts/get-post.ts";
import { getSubjectsOfEntries, type ViewerStateSubjects } from "../../posts/hydrate/viewer-state-subjects.ts";
import { readViewerState } from "../../posts/hydrate/viewer-state.ts";
import type { EntryForAllReaders } from "../../posts/hydrate/entry-for-all-readers.ts";
import { loadEntry } from "../../posts/serialize-post.ts";
import { readCachedThreads, type SharedThreads } from "./cached-threads.ts";
import { selectLiked } from "./shared-threads-queries.ts";

/** A page of threads as sent, and the cursor of the next one; null when this was the last. */
export interface ThreadsPage {
  readonly items: Serialized<Comment[]>;
  readonly nextCursor: string | null;
}

const liked = batchReads(selectLiked);

/**
 * Null when the page goes beyond the shared threads. Throws `NotFound` when the actor cannot see
 * the post.
 */
export async function readSharedThreads(
  ctx: MemberCtx,
  postId: string,
  page: Pick<KeysetPage, "limit" | "after">,
): Promise<ThreadsPage | null> {
  const { sql, actor, metrics } = ctx;
  const [entry, shared] = await Promise.all([
    loadEntry(ctx, postId),
    readCachedThreads(
      sql,
      { postId, after: page.after },
      page.limit,
      (look) => metrics.countCache("threads", look),
    ),
  ]);
  const [state, likes] = await Promise.all([
    readViewerState(sql, { readerId: actor.id, asked: subjectsOfThreads(shared, entry) }),
    shared.likedIds.length === 0 ? none : liked(sql, { readerId: actor.id, commentIds: shared.likedIds }),
  ]);
  if (!entry.isVisibleTo(actor, state, "close")) throw postNotFound();
  let [json, count, lastId] = ["", 0, ""];
  for (const thread of shared.threads) {
    if (count === page.limit) break;
    const text = thread.textFor(actor, state, likes);
    if (text === null) continue;
    json += (count === 0 ? "" : ",") + text;
    lastId = thread.id;
    count += 1;
  }
  if (count < page.limit && !shared.isAll) return null;
  return {
    items: new Serialized(`[${json}]`),
    nextCursor: count < page.limit ? null : encodeCursor(lastId),
  };
}

const none: ReadonlySet<string> = new Set();

/**
 * The authors of the post and its comments; the same object for all who opened it by the same
 * address. Their marks are not read.
 */
function subjectsOfThreads(
  { asked, authorIds }: SharedThreads,
  entry: EntryForAllReaders,
): ViewerStateSubjects {
  let together = asked.get(entry);
  if (!together) {
    const others = [...authorIds, ...entry.posts.map(({ row }) => row.author_id)];
    asked.set(entry, together = getSubjectsOfEntries([], others, [entry]));
  }
  return together;
}
