import { hideLength } from "../../../db/hide-length.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { isCloseTo } from "../../../db/visibility/post-visibility.ts";
import { selectBlocksBetween, selectMutesBetween } from "../../../db/visibility/visibility.ts";
import { isLikedBy } from "./mark-fragments.ts";
import { ownPromotionColumn } from "./own-promotion-fragments.ts";
import type { ViewerStateSubjects } from "./viewer-state-subjects.ts";

/** One part of a reader's state about a post or its author. */
export interface ViewerStateRow {
  /** `marks`: several marks of a post, as bits. */
  readonly kind:
    | "blocked"
    | "muted"
    | "followed"
    | "close"
    | "liked"
    | "bookmarked"
    | "reposted"
    | "marks"
    | "comments"
    | "promotion"
    | "voice";
  /** The author, the post, or the reader. */
  readonly subject: string;
  readonly value: unknown;
}

interface NamedRow extends ViewerStateRow {
  readonly reader: string;
}

/**
 * The states of several readers for the same posts, by one statement. Each part of it is one index
 * scan for all of them. Likes of hot posts are looked up one by one: the planner might use the
 * index in time order, and so read every like of a post.
 */
export function selectViewerStates(
  sql: Sql,
  readerIds: readonly string[],
  asked: ViewerStateSubjects,
): Promise<NamedRow[]> {
  const readers = sql`any(${hideLength(sql, readerIds)})`;
  const authors = sql`any(${hideLength(sql, asked.authorIds)})`;
  const posts = sql`any(${hideLength(sql, asked.markableIds)})`;
  const hot = hideLength(sql, asked.hotIds);
  const others = hideLength(sql, asked.coldIds);
  return sql<NamedRow[]>`
    select between_them.viewer as reader, 'blocked' as kind, between_them.author as subject, null::json as value
    from ${selectBlocksBetween(sql, readers, authors)} as between_them
    union all
    select between_them.viewer, 'muted', between_them.author, null
    from ${selectMutesBetween(sql, readers, authors)} as between_them
    ${followsOf(sql, readers, asked)}
    ${closeTo(sql, readerIds, asked)}
    union all
    select l.member_id, 'liked', l.post_id, null
    from post_likes l
    where l.post_id = any(${others})
      and l.member_id = ${readers}
    union all
    select reader, 'liked', post, null
    from unnest(${hot}) as post
    cross join unnest(${hideLength(sql, readerIds)}) as reader
    where ${isLikedBy(sql, sql`post`, sql`reader`)}
    union all
    select b.member_id, 'bookmarked', b.post_id, null
    from post_bookmarks b
    where b.post_id = ${posts}
      and b.member_id = ${readers}
    union all
    select r.author_id, 'reposted', r.repost_of_id, null
    from posts r
    where r.repost_of_id = ${posts}
      and r.author_id = ${readers}
      and r.removed_at is null
    union all
    select changed.reader, 'comments', changed.post, changed.changes
    from comment_changes(${hideLength(sql, readerIds)}, ${hideLength(sql, asked.commentedIds)}) as changed
    union all
    select p.author_id, 'promotion', p.id, ${ownPromotionColumn(sql, sql`p.author_id`, sql`p`)}
    from posts p
    where p.id = ${posts}
      and p.author_id = ${readers}
    union all
    select m.id, 'voice', m.id, to_json(m.tts_voice)
    from members m
    where ${asked.hasAudio}
      and m.id = ${readers}`;
}

/** To which authors of posts of distress the readers are close; usually there is none. */
function closeTo(sql: Sql, readerIds: readonly string[], { distressedIds }: ViewerStateSubjects): Fragment {
  if (distressedIds.length === 0) return sql``;
  return sql`
    union all
    select reader, 'close', author, null
    from unnest(${hideLength(sql, readerIds)}) as reader
    cross join unnest(${hideLength(sql, distressedIds)}) as author
    where ${isCloseTo(sql, sql`reader`, sql`author`)}`;
}

/** Which limited authors the readers follow; usually there is none to ask for. */
function followsOf(sql: Sql, readers: Fragment, { limitedIds }: ViewerStateSubjects): Fragment {
  if (limitedIds.length === 0) return sql``;
  return sql`
    union all
    select f.follower_id, 'followed', f.followed_id, null
    from follows f
    where f.followed_id = any(${hideLength(sql, limitedIds)})
      and f.follower_id = ${readers}`;
}
