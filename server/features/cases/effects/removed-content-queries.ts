import type { Sql } from "../../../db/open-database.ts";
import { deletedPostColumns } from "../../posts/publish/post-deletion-fragments.ts";

/** How much of each kind a statement changes. */
export const removedBatch = 50;

export interface RemovalEnd {
  /** The moment before which content was removed that goes now. */
  readonly before: Date;
  /** But these, which appeals may bring back. */
  readonly kept: readonly string[];
}

/**
 * Deletes some posts that were removed before a moment with everything attached, by
 * `posts_removed`. Nobody sees them, so only jobs hear of it. Returns how many.
 */
export async function deleteRemovedPosts(
  { sql }: { readonly sql: Sql },
  { before, kept }: RemovalEnd,
): Promise<number> {
  const rows = await sql`
    with due as materialized (
      select id
      from posts
      where removed_at < ${before} and id <> all(${[...kept]}::uuid[])
      order by removed_at
      limit ${removedBatch}
    ), locked as materialized (
      select id
      from posts
      where id in (select id from due)
        and removed_at < ${before}
      order by id
      for no key update
    ), gone as (
      delete from posts
      where id in (select id from locked)
      returning id, image_id
    ), removed as (
      update images set is_removed = true where id in (select image_id from gone)
    )
    select ${deletedPostColumns(sql)}
    from gone`;
  return rows.length;
}

/**
 * The ids of content that decisions hid and an appeal may bring back though its time is over
 * (appeals.3): it waits, or the decision was told late, after a moment, and can still be appealed:
 * each member's part of it by themselves. Few.
 */
export async function selectKeptForAppeals(sql: Sql, toldSince: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select hidden.id
    from (
      select null::uuid as told_late, d.decision, d.former
      from appeals a
      join decisions d on d.id = a.decision_id
      where a.answered_at is null
      union all
      select d.id, d.decision, d.former
      from decisions d
      where d.noticed_at - d.decided_at > interval '23 hours'
        and d.noticed_at > ${toldSince}
        and d.undone_at is null
    ) as d
    cross join jsonb_array_elements(d.former -> 'effects') as e
    cross join lateral (
      select e ->> 'id' as id where d.decision = 'remove'
      union all
      select jsonb_array_elements_text(
        coalesce(e #> '{former,hidden,posts}', '[]')
          || coalesce(e #> '{former,hidden,reposts}', '[]')
          || coalesce(e #> '{former,hidden,comments}', '[]')
      )
      where d.decision = 'suspend'
    ) as hidden
    -- The limit keeps the planner, which takes those told late for a third of all, from reading
    -- every appeal.
    where (
      select true
      from appeals a
      where a.decision_id = d.told_late
        and a.member_id = (e ->> 'memberId')::uuid
        and a.answered_at is not null
      limit 1
    ) is null`;
  return rows.map(({ id }) => id);
}
