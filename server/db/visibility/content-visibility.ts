import { visibleLevels } from "#shared/moderation/content-filter.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { Viewer } from "./viewer.ts";
import type { Fragment, Sql } from "../open-database.ts";
import { notMutedBy, visibleTo } from "./visibility.ts";
import { hasCrown } from "./active-crown.ts";

/** A viewer that the statement itself reads: the columns of their id and of the levels they see (`levelsInForce`). */
export interface ViewerColumns {
  readonly id: Fragment;
  readonly levels: Fragment;
}

/** The expression of the filter in force for the member `m` (moderation.5); `filterInForce` in SQL. */
export function filterInForceOf(sql: Sql, now: Date, member: Fragment = sql`m`): Fragment {
  const isCrowned = hasCrown(sql, sql`${member}.id`, now);
  return sql`(
    case
      when ${member}.moderation_level is null then 'top'
      when ${member}.moderation_level in ('low', 'none') and not ${isCrowned} then 'high'
      else ${member}.moderation_level
    end
  )`;
}

/** The expression of the levels that the filter in force for the member `m` shows, as text[]. */
export function levelsInForce(sql: Sql, now: Date): Fragment {
  const levels = sql`${moderationLevels as readonly string[] as string[]}::text[]`;
  return sql`(${levels})[1:array_position(${levels}, ${filterInForceOf(sql, now)})]`;
}

/**
 * True where the viewer may see a row, which has `author_id` and `moderation_level`: no block stands between them (blocks.1), and
 * its level shows under their filter or it is their own. Only the author sees it without a level (moderation.2). Must come before
 * the limit (api.4).
 */
export function shownTo(sql: Sql, viewer: Viewer | ViewerColumns, row: Fragment): Fragment {
  const isShown = "levels" in viewer
    ? sql`= any(${viewer.levels})`
    : sql`in ${sql(visibleLevels(viewer.filter) as string[])}`;
  return sql`(
    (${row}.moderation_level ${isShown} or ${row}.author_id = ${viewer.id}::uuid)
    and ${visibleTo(sql, viewer.id, sql`${row}.author_id`)}
  )`;
}

/** `shownTo` for lists that a mute thins out: feeds, comments and search, but no profile and nothing opened by address (mutes.1). */
export function listedFor(sql: Sql, viewer: Viewer | ViewerColumns, row: Fragment): Fragment {
  return sql`(
    ${shownTo(sql, viewer, row)}
    and ${notMutedBy(sql, viewer.id, sql`${row}.author_id`)}
  )`;
}
