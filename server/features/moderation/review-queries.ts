import { moderationLevels } from "#shared/moderation/rules.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import type { Classified } from "./classify.ts";
import { elementRows } from "./fragments.ts";

type ContentKind = keyof typeof contents;

/** Where each kind stands, and what names it among the verdicts. */
const contents = {
  post: { table: "posts", column: "post_id" },
  comment: { table: "comments", column: "comment_id" },
  message: { table: "messages", column: "message_id" },
} as const;

/** What members wrote whose level nobody has settled yet. */
export interface WaitingRow {
  readonly kind: ContentKind;
  readonly id: string;
  readonly content: string;
  readonly image_id: string | null;
  readonly image_alt: string;
}

/** What has no level, then what the classifier of last resort decided before a moment, the longest waiting first. */
export function selectWaiting(
  sql: Sql,
  { decidedBefore, limit }: { decidedBefore: Date; limit: number },
): Promise<WaitingRow[]> {
  return sql<WaitingRow[]>`
    with waiting as (
      (
        select p.id as post_id, null::uuid as comment_id, null::uuid as message_id, '-infinity'::timestamptz as since
        from posts p
        where p.moderation_level is null and p.repost_of_id is null
        limit ${limit}
      )
      union all
      (
        select null, c.id, null, '-infinity'
        from comments c
        where c.moderation_level is null and c.deleted_at is null
        limit ${limit}
      )
      union all
      (
        select null, null, m.id, '-infinity'
        from messages m
        where m.moderation_level is null
        limit ${limit}
      )
      union all
      (
        select e.post_id, e.comment_id, e.message_id, min(e.decided_at)
        from element_moderations e
        where e.decided_by = 'local-fallback' and e.decided_at < ${decidedBefore}
        group by e.post_id, e.comment_id, e.message_id
        order by min(e.decided_at)
        limit ${limit}
      )
    )
    select
      case when p.id is not null then 'post' when c.id is not null then 'comment' else 'message' end as kind,
      coalesce(p.id, c.id, m.id) as id,
      coalesce(p.content, c.content, m.content) as content,
      coalesce(p.image_id, m.image_id) as image_id,
      coalesce(p.image_alt, '') as image_alt
    from waiting
    left join posts p on p.id = waiting.post_id
    left join comments c on c.id = waiting.comment_id
    left join messages m on m.id = waiting.message_id
    order by waiting.since
    limit ${limit}`;
}

/** Keeps a later verdict: levels only ever go down from what they were (moderation.4), those of a post's reposts with it. */
export async function lowerLevel(
  sql: Sql,
  { kind, id }: Pick<WaitingRow, "kind" | "id">,
  verdict: Classified,
  at: Date,
): Promise<void> {
  const [table, column] = [sql(contents[kind].table), sql(contents[kind].column)];
  const alsoReposts = kind === "post" ? sql`or content.repost_of_id = subject.id` : sql``;
  await sql`
    with subject as (
      select id from ${table} where id = ${id} for no key update
    ), judged as (
      insert into element_moderations (${column}, type, level, reason, decided_by, decided_at)
      select subject.id, element.*
      from subject
      cross join ${elementRows(sql, verdict, at)} as element
      on conflict (${column}, type) where ${column} is not null do update
      set ${lowered(sql)}
    )
    update ${table} as content
    set moderation_level = ${worse(sql, sql`content.moderation_level`, sql`${verdict.level}`)}
    from subject
    where content.id = subject.id ${alsoReposts}`;
}

function lowered(sql: Sql): Fragment {
  const [old, later] = [sql`element_moderations.level`, sql`excluded.level`];
  return sql`
        level = ${worse(sql, old, later)},
        reason = case when ${rank(sql, later)} > ${
    rank(sql, old)
  } then excluded.reason else element_moderations.reason end,
        decided_by = excluded.decided_by,
        decided_at = excluded.decided_at`;
}

/** Whichever of two levels is the worse; of null and a level, the level. */
function worse(sql: Sql, one: Fragment, other: Fragment): Fragment {
  const levels = sql`${[...moderationLevels]}::text[]`;
  return sql`(${levels})[greatest(${rank(sql, one)}, ${rank(sql, other)})]`;
}

function rank(sql: Sql, level: Fragment): Fragment {
  return sql`array_position(${[...moderationLevels]}::text[], ${level}::text)`;
}
