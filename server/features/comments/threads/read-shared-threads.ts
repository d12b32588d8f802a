import type { Comment } from "#shared/comments/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import { encodeCursor, type KeysetPage } from "../../../db/id-cursor.ts";
import { Serialized } from "../../../http/responses/serialized.ts";
import { postNotFound } from "../../posts/get-post.ts";
import { getSubjectsOfEntry } from "../../posts/hydrate/viewer-state-subjects.ts";
import { readViewerState } from "../../posts/hydrate/viewer-state.ts";
import { loadEntry } from "../../posts/serialize-post.ts";
import { readMarks } from "../../posts/readers/kept-marks.ts";
import { readCachedThreads, type SharedThreads } from "./cached-threads.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Sql } from "../../../db/open-database.ts";

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
  const entry = await loadEntry(ctx, postId);
  const shared = await readCachedThreads(
    sql,
    { postId: entry.targetId, after: page.after },
    page.limit,
    (look) => metrics.countCache("threads", look),
  );
  const [state, likes] = await Promise.all([
    readViewerState(sql, {
      readerId: actor.id,
      asked: { ...getSubjectsOfEntry(entry), markable: [], limited: [] },
    }),
    readLikes(sql, actor.id, shared),
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

/** Which comments the reader likes: those that are kept, or with older comments all looked up. */
async function readLikes(
  sql: Sql,
  readerId: string,
  { likedIds, likedSince }: SharedThreads,
): Promise<Pick<ReadonlySet<string>, "has">> {
  if (likedIds.length === 0) return new Set();
  const marks = await readMarks(sql, readerId);
  if (marks.knowsComments(likedSince)) return { has: (id) => marks.likesComment(id) };
  return await liked(sql, { readerId, commentIds: likedIds });
}

/** The given comments that a member asks about. */
interface LikesQuestion {
  readonly readerId: string;
  readonly commentIds: readonly string[];
}

/** The comments among them that each member likes. Members who give the same list send it once. */
async function selectLiked(
  sql: Sql,
  questions: readonly LikesQuestion[],
): Promise<ReadonlySet<string>[]> {
  const [all, slices]: [string[], Map<readonly string[], readonly [number, number]>] = [[], new Map()];
  for (const { commentIds } of questions) {
    if (slices.has(commentIds)) continue;
    slices.set(commentIds, [all.length + 1, all.length + commentIds.length]);
    all.push(...commentIds);
  }
  const bound = (at: 0 | 1) => questions.map(({ commentIds }) => slices.get(commentIds)?.[at] ?? 0);
  const readerIds = questions.map(({ readerId }) => readerId);
  const rows = await sql<{ place: number; comment_id: string }[]>`
    select asked.place::integer - 1 as place, l.comment_id
    from unnest(
        ${hideLength(sql, readerIds)},
        (select ${bound(0)}::integer[]),
        (select ${bound(1)}::integer[])
      )
      with ordinality as asked (reader, first, last, place)
    join comment_likes l
      on l.member_id = asked.reader
      and l.comment_id = any((${hideLength(sql, all)})[asked.first:asked.last])`;
  const liked = questions.map(() => new Set<string>());
  for (const { place, comment_id } of rows) liked[place]?.add(comment_id);
  return liked;
}
