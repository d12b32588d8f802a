import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import type { Verdict } from "../../providers/moderation/moderator.ts";
import type { Classified } from "./classify-before-publishing.ts";

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
