import { getLevelRank, moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";

/**
 * The comments of a post, `r`, of which this is the strictest filter that shows them and what they
 * answer, without those of members who left and the replies to these.
 */
export function commentsShownBy(sql: Sql, filter: ModerationLevel): Fragment {
  const stricter = moderationLevels.slice(0, getLevelRank(filter));
  const isShownBy = (levels: readonly ModerationLevel[]) =>
    sql`not exists (
      select from comments one
      join members by on by.id = one.author_id
      where (one.id = c.id or one.id = c.parent_id and one.deleted_at is null)
        and (by.left_at is not null or one.moderation_level is null or one.moderation_level <> all(${levels as string[]}))
    )`;
  return sql`(
    select count(*)
    from comments c
    where c.post_id = r.id
      and c.deleted_at is null
      and ${isShownBy([...stricter, filter])}
      and not ${isShownBy(stricter)}
  )`;
}
