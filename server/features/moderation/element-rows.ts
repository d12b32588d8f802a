import type { Fragment, Sql } from "../../db/client.ts";
import type { Verdict } from "../../providers/moderation/moderator.ts";

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
