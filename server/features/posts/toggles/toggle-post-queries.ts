import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql } from "../../../db/open-database.ts";
import {
  switchOff,
  switchOn,
  type Toggle,
  type ToggledRow,
} from "../../xp/activity/record-activity-fragments.ts";
import { batchSwitchOn } from "../../xp/activity/batch-switch-on.ts";
import {
  isPostShownTo,
  lockPost,
  lockPosts,
  type PlaceOfPosts,
  selectOriginal,
} from "../../../db/visibility/post-visibility.ts";

interface Mark {
  readonly postId: string;
  readonly member: Viewer;
}
type MarkAt = Mark & { readonly at: Date };

const likeToggle = (sql: Sql): Toggle => ({
  kind: "like",
  marks: sql`post_likes`,
  on: sql`post_id`,
  counted: { table: sql`posts`, count: sql`likes_count` },
  notifies: { type: "like", group: "like", postId: sql`target.id`, commentId: null },
});
const bookmarkToggle = (sql: Sql): Toggle => ({
  kind: "bookmark",
  marks: sql`post_bookmarks`,
  on: sql`post_id`,
  counted: null,
  notifies: { type: "bookmark", group: "bookmark", postId: sql`target.id`, commentId: null },
});
const shareToggle = (sql: Sql): Toggle => ({
  kind: "share",
  marks: sql`post_shares`,
  on: sql`post_id`,
  counted: { table: sql`posts`, count: sql`shares_count` },
  notifies: null,
});

/** Likes a post once. Null when the post does not exist for this member, here and below. */
export const insertLike = batchToggle(likeToggle, "close");
export const deleteLike = (sql: Sql, mark: Mark) => switchToggleOff(sql, likeToggle(sql), mark, "close");
export const insertBookmark = batchToggle(bookmarkToggle);
export const deleteBookmark = (sql: Sql, mark: Mark) => switchToggleOff(sql, bookmarkToggle(sql), mark);
/** Counts a member's share of a post once; a share cannot be undone. */
export const insertShare = batchToggle(shareToggle);

/** Concurrent marks share a statement, see `batchSwitchOn`. */
function batchToggle(
  toggleOf: (sql: Sql) => Toggle,
  place?: PlaceOfPosts,
): (sql: Sql, mark: MarkAt) => Promise<ToggledRow | null> {
  return batchSwitchOn(
    ({ postId }: MarkAt) => postId,
    (sql, marks, skipsHeld) =>
      switchOn(sql, toggleOf(sql), {
        idOf: selectOriginal(sql, sql`given.named`),
        targets: lockPosts(sql, sql`select given.target_id from given`, skipsHeld),
        isVisible: (viewer) => isPostShownTo(sql, viewer, sql`locked`, place),
        marks,
      }),
  );
}

async function switchToggleOff(
  sql: Sql,
  toggle: Toggle,
  mark: Mark,
  place?: PlaceOfPosts,
): Promise<ToggledRow | null> {
  const target = sql`target as ${lockPost(sql, mark, place)}`;
  const [row] = await sql<ToggledRow[]>`${switchOff(sql, toggle, { ...mark, target })}`;
  return row ?? null;
}
