import { visibleLevels } from "#shared/moderation/content-filter.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { notMutedBy, visibleTo } from "../../db/visibility.ts";
import type { Classified } from "./classify-before-publishing.ts";
import type { Verdict } from "../../providers/moderation/moderator.ts";

/** A viewer that the statement itself reads: the columns of their id and of the levels they see (`levelsInForce`). */
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
export function levelsInForce(sql: Sql, now: Date): Fragment {
  return levelsFor(sql, filterInForceOf(sql, now), visibleLevels);
}

/**
 * The expression of the levels, as text[], that a rule of `shared` names for the level in an
 * expression; null for null. So a statement asks the rule and does not repeat it.
 */
export function levelsFor(
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

/** The level of one element, and the reason, which only the author sees (`presentElements`). */
export interface ElementRow {
  readonly type: "text" | "image";
  readonly level: ModerationLevel;
  readonly reason: string;
}

/** The expression of a post's `ElementRow`s, text first, by `element_moderations_by_post`. */
export function elementsOf(sql: Sql, postId: Fragment): Fragment {
  return sql`(
    select coalesce(
      json_agg(json_build_object('type', e.type, 'level', e.level, 'reason', e.reason) order by e.type desc),
      '[]'
    )
    from element_moderations e
    where e.post_id = ${postId}
  )`;
}

/**
 * The elements of a verdict as rows, for the statement that writes what was classified:
 *
 *     insert into element_moderations (post_id, type, level, reason, decided_by, decided_at)
 *     select created.id, element.*
 *     from created
 *     cross join ${elementRows(sql, verdict, at)} as element
 */
export function elementRows(sql: Sql, { elements, decidedBy }: Verdict, at: Date): Fragment {
  return sql`(
        select element.*, ${decidedBy}::text, ${at}::timestamptz
        from unnest(
          ${elements.map(({ type }) => type)}::text[],
          ${elements.map(({ level }) => level)}::text[],
          ${elements.map(({ reason }) => reason)}::text[]
        ) as element
      )`;
}

/** A verdict as columns of `given`, for a statement that writes several contents at once. */
export function givenVerdict({ level, elements, decidedBy }: Classified) {
  return { level, elements: elements.map((element) => ({ ...element })), decided_by: decidedBy };
}

/** The same rows as `elementRows`, of the verdict in the row of `given`: its columns are `elements jsonb`, `decided_by` and `at`. */
export function givenElements(sql: Sql): Fragment {
  return sql`(
        select element.*, given.decided_by, given.at
        from jsonb_to_recordset(given.elements) as element (type text, level text, reason text)
      )`;
}
