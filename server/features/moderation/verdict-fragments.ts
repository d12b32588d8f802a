import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import type { Verdict } from "../../providers/moderation/moderator.ts";
import type { Classified } from "./classify-before-publishing.ts";

/** The level of one element, and the reason, which only the author sees (`presentElements`). */
export interface ElementRow {
  readonly type: "text" | "image";
  readonly level: ModerationLevel;
  /** A code, or what a moderator wrote. */
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

/** The kinds that get a level: each one's table, and its column among the verdicts. */
export const contentTables = {
  post: { table: "posts", column: "post_id" },
  comment: { table: "comments", column: "comment_id" },
  message: { table: "messages", column: "message_id" },
} as const;
export type ContentKind = keyof typeof contentTables;

/**
 * The verdicts on the row `content`, as rows of `element_moderations`; of a message also the one
 * that has no row.
 */
export function verdictsOn(sql: Sql, kind: ContentKind): Fragment {
  if (kind === "message") return sql`verdicts_on_message(content.id)`;
  return sql`(select * from element_moderations where ${sql(contentTables[kind].column)} = content.id)`;
}

/**
 * The expression of the verdicts on a post, comment or message as a JSON array, as a case keeps
 * them; of a picture those on its post.
 */
export function keptVerdictsOn(
  sql: Sql,
  { kind, id }: { readonly kind: Fragment; readonly id: Fragment },
): Fragment {
  return sql`(
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'type', e.type, 'level', e.level, 'reason', e.reason, 'decidedBy', e.decided_by, 'wasRead', e.was_read
        )
        order by e.type desc
      ),
      '[]'
    )
    from (
      select * from element_moderations where post_id = ${id} and ${kind} in ('post', 'picture')
      union all
      select * from element_moderations where comment_id = ${id} and ${kind} = 'comment'
      union all
      select * from verdicts_on_message(${id}) where ${kind} = 'message'
    ) as e
  )`;
}

/** Stores the `elements` of each row of `source`, which holds the contents as `content`. */
export function insertElements(
  sql: Sql,
  kind: ContentKind,
  source: Fragment,
  elements: Fragment,
): Fragment {
  return sql`
      insert into element_moderations (${
    sql(contentTables[kind].column)
  }, type, level, reason, was_read, decided_by, decided_at)
      select content.id, element.*
      from ${source}
      cross join lateral ${elements} as element`;
}

/** The elements of a verdict as rows for `insertElements`. */
export function selectElementRows(sql: Sql, { elements, decidedBy }: Verdict, at: Date): Fragment {
  return sql`(
        select element.*, ${decidedBy}::text, ${at}::timestamptz
        from unnest(
          ${elements.map(({ type }) => type)}::text[],
          ${elements.map(({ level }) => level)}::text[],
          ${elements.map(({ reason }) => reason)}::text[],
          ${elements.map(({ wasRead = true }) => String(wasRead))}::text[]::boolean[]
        ) as element
      )`;
}

/**
 * Whether a verdict is what most texts get: the lists of this server know its words and find them
 * fit for everybody. A message says that itself: no rows on one of the top level mean just this
 * (`verdicts_on_message`).
 */
export function saysOnlyThatItFits({ decidedBy, elements }: Verdict): boolean {
  const [{ type, level, reason, wasRead = true } = { type: null }, ...others] = elements;
  const isPlain = type === "text" && level === "top" && reason === "" && wasRead && others.length === 0;
  return decidedBy === "local" && isPlain;
}

/** The elements of a verdict as a statement takes them. */
export function toGivenElements(elements: Verdict["elements"]) {
  return elements.map(({ type, level, reason, wasRead = true }) => ({
    type,
    level,
    reason,
    was_read: wasRead,
  }));
}

/** A verdict as columns of `given`, for a statement that writes several contents at once. */
export function toGivenVerdict({ level, elements, decidedBy }: Classified) {
  return { level, elements: toGivenElements(elements), decided_by: decidedBy };
}

/**
 * Stores the verdicts of the contents of the CTE `written` (`id`). They are in the rows of `given`:
 * `elements jsonb`, `decided_by`, `at`.
 */
export function insertGivenVerdicts(sql: Sql, kind: ContentKind, written: Fragment): Fragment {
  const elements = sql`(
        select element.*, given.decided_by, given.at
        from jsonb_to_recordset(given.elements) as element (type text, level text, reason text, was_read boolean)
      )`;
  return insertElements(sql, kind, sql`${written} as content join given on given.id = content.id`, elements);
}
