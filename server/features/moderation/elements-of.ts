import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../db/client.ts";

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

/** The levels for everybody; the reasons for who wrote it (decision 30). */
export function presentElements(
  rows: readonly ElementRow[],
  { isAuthor }: { isAuthor: boolean },
): { type: "text" | "image"; level: ModerationLevel; reason: string | null }[] {
  return rows.map(({ type, level, reason }) => ({ type, level, reason: isAuthor ? reason : null }));
}
