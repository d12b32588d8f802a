import { listVisibleLevels } from "#shared/moderation/content-filter.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { Viewer } from "./viewer.ts";
import type { Fragment, Sql } from "../open-database.ts";
import { isNotMutedBy, isVisibleTo } from "./visibility.ts";

/**
 * A viewer that the statement itself reads: the columns of their id and of the levels they
 * see (`selectLevelsInForce`).
 */
export interface ViewerColumns {
  readonly id: Fragment;
  readonly levels: Fragment;
}

/** The expression of the filter in force for the member `m` (moderation.5); see filter_in_force. */
export function filterInForceOf(sql: Sql, now: Date, member: Fragment = sql`m`): Fragment {
  return sql`filter_in_force(
      ${member}.moderation_level, exists (select from active_crown(${member}.id, ${now}::timestamptz))
    )`;
}

/** The expression of the levels that the filter in force for the member `m` shows, as text[]. */
export function selectLevelsInForce(sql: Sql, now: Date): Fragment {
  return selectLevelsFor(sql, filterInForceOf(sql, now), listVisibleLevels);
}

/**
 * The expression of the levels, as text[], that a rule of `shared` names for the level in an
 * expression; null for null. So a statement asks the rule and does not repeat it.
 */
export function selectLevelsFor(
  sql: Sql,
  level: Fragment,
  rule: (level: ModerationLevel) => readonly ModerationLevel[],
): Fragment {
  const [top, high, low, none] = moderationLevels.map((one) =>
    sql`${rule(one) as ModerationLevel[] as string[]}::text[]`
  ) as [Fragment, Fragment, Fragment, Fragment];
  return sql`(
    case ${level}
      when 'top' then ${top}
      when 'high' then ${high}
      when 'low' then ${low}
      when 'none' then ${none}
    end
  )`;
}

/** The rules that one kind of content adds to those of all. */
export interface OwnRules {
  /** `or` and what else shows a row whose level the filter hides. */
  readonly orShown?: Fragment;
  /** `or` and what else hides it. */
  readonly orHidden?: Fragment;
}

/**
 * True where the viewer may see a row, which has `author_id`, `moderation_level` and `removed_at`:
 * no block stands between them (blocks.1), and its level shows under their filter or it is their
 * own. Only the author sees it without a level (moderation.2), and nobody what moderators removed
 * (cases.5). Must come before the limit (api.4). Of a post, `isPostShownTo`.
 */
export function isContentShownTo(
  sql: Sql,
  viewer: Viewer | ViewerColumns,
  row: Fragment,
  { orShown = sql``, orHidden }: OwnRules = {},
): Fragment {
  const isShown = "levels" in viewer
    ? sql`= any(${viewer.levels})`
    : sql`in ${sql(listVisibleLevels(viewer.filter) as string[])}`;
  return sql`(
    (${row}.moderation_level ${isShown} or ${row}.author_id = ${viewer.id}::uuid ${orShown})
    and ${row}.removed_at is null
    and ${isVisibleTo(sql, viewer.id, sql`${row}.author_id`, orHidden)}
  )`;
}

/**
 * `isContentShownTo` for lists that a mute thins out: feeds, comments and search, but no profile
 * and nothing opened by address (mutes.1).
 */
export function isContentListedFor(
  sql: Sql,
  viewer: Viewer | ViewerColumns,
  row: Fragment,
  rules?: OwnRules,
): Fragment {
  return sql`(
    ${isContentShownTo(sql, viewer, row, rules)}
    and ${isNotMutedBy(sql, viewer.id, sql`${row}.author_id`)}
  )`;
}
