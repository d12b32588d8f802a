import { isContentListedFor } from "../../../db/visibility/content-visibility.ts";
import { isPostShownTo } from "../../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/**
 * True where another member has acted on the author's post `p`, and the author sees it (posts.23).
 * Anything else, such as a like across a block or a report, would show by the price.
 */
export function isActedOn(sql: Sql, author: Viewer): Fragment {
  const isOther = (member: Fragment) =>
    sql`${member} <> ${author.id} and ${isVisibleTo(sql, author.id, member)}`;
  return sql`(
        exists (select from post_likes l where l.post_id = p.id and ${isOther(sql`l.member_id`)})
        or exists (select from post_bookmarks b where b.post_id = p.id and ${isOther(sql`b.member_id`)})
        or exists (select from poll_votes v where v.post_id = p.id and ${isOther(sql`v.voter_id`)})
        or exists (
          select from posts r
          where r.repost_of_id = p.id and r.removed_at is null and ${isOther(sql`r.author_id`)}
        )
        or exists (
          select from posts q
          where q.quoted_post_id = p.id
            and q.author_id <> ${author.id}
            and ${isPostShownTo(sql, author, sql`q`, "close")}
        )
        or exists (
          select from comments c
          ${joinParents(sql)}
          where c.post_id = p.id and c.author_id <> ${author.id} and ${isCommentListed(sql, author)}
        )
        or exists (
          select from comments c
          ${joinParents(sql)}
          join comment_likes l on l.comment_id = c.id
          where c.post_id = p.id and ${isCommentListed(sql, author)} and ${isOther(sql`l.member_id`)}
        )
      )`;
}

/** For `isCommentListed`. */
export function joinParents(sql: Sql): Fragment {
  return sql`left join comments parent on parent.id = c.parent_id`;
}

/** True where the viewer sees the comment `c`, and what it answers, below its post. */
export function isCommentListed(sql: Sql, viewer: Viewer): Fragment {
  return sql`(
    c.deleted_at is null
    and ${isContentListedFor(sql, viewer, sql`c`)}
    and (
      parent.id is null
      or parent.deleted_at is not null
      or ${isContentListedFor(sql, viewer, sql`parent`)}
    )
  )`;
}
