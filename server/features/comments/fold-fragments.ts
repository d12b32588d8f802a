import { newcomerDays } from "#shared/comments/is-folded.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";

/** `isFolded` of `shared/comments` for the row of a comment (comments.10). */
export function isFolded(sql: Sql, row: Fragment): Fragment {
  return sql`coalesce(
      ${row}.author_folds,
      ${row}.folded_for_youth
        or coalesce(${row}.moderation_level <> 'top', false) and not ${isOnlyDistress(sql, row)}
    )`;
}

/**
 * True where grave feelings are, or may be, all that was found in it, and no person decided
 * otherwise.
 */
function isOnlyDistress(sql: Sql, row: Fragment): Fragment {
  return sql`(
      coalesce(${row}.only_distress, true)
      and not exists (
        select from element_moderations e
        where e.comment_id = ${row}.id
          and (e.decided_by = 'person' or e.type = 'image' and e.level <> 'top')
      )
    )`;
}

/** True where the author of a post folds the comment of a writer, whose account is new to them. */
export function isFoldedForYouth(
  sql: Sql,
  { author, writer, at }: { readonly author: Fragment; readonly writer: Fragment; readonly at: Fragment },
): Fragment {
  return sql`exists (
          select from members owner
          join members writing on writing.id = ${writer}
          where owner.id = ${author}
            and owner.folds_newcomers
            and writing.id <> owner.id
            and writing.created_at > ${at} - make_interval(days => ${newcomerDays})
            and not exists (
              select from follows f where f.follower_id = owner.id and f.followed_id = writing.id
            )
        )`;
}
