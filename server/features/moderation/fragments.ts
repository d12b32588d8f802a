import { visibleLevels } from "#shared/moderation/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import { visibleTo } from "../../db/visibility.ts";
import type { Verdict } from "../../providers/moderation/moderator.ts";

/**
 * True where the viewer may see a row, which has `author_id` and `moderation_level`: no block stands between them (blocks.1), and
 * its level shows under their filter or it is their own. Without a level it is the author's alone (moderation.2). Stands before
 * the limit (api.4).
 */
export function shownTo(sql: Sql, viewer: Viewer, row: Fragment): Fragment {
  const levels = visibleLevels(viewer.filter) as string[];
  return sql`(
    (${row}.moderation_level in ${sql(levels)} or ${row}.author_id = ${viewer.id}::uuid)
    and ${visibleTo(sql, viewer.id, sql`${row}.author_id`)}
  )`;
}

/** The level of one element, and why. The reason is for the author alone: see `presentElements`. */
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
