import type { Fragment, Sql } from "../../db/open-database.ts";
import { type Batch, batchSize } from "../../db/cleanup/remove-in-batches.ts";

/**
 * A page of the promotions with marks, and whether they ended before a moment. It steps from
 * promotion to promotion in the index of marks: nearly all of them are running, and ended ones
 * without marks are skipped.
 */
export async function selectMarkedPromotions(
  sql: Sql,
  { endedBefore, after }: { endedBefore: Date; after: string | null },
): Promise<readonly { id: string; isOver: boolean }[]> {
  const next = (previous: Fragment) =>
    sql`(
      select promotion_id
      from promotion_marks_by_month
      where promotion_id > ${previous}
      order by promotion_id
      limit 1
    )`;
  return await sql<{ id: string; isOver: boolean }[]>`
    with recursive marked as (
      select ${next(sql`${after ?? firstId}::uuid`)} as id
      union all
      select ${next(sql`marked.id`)}
      from marked
      where marked.id is not null
    )
    select page.id, coalesce(p.ended_at < ${endedBefore}, p.id is null) as "isOver"
    from (select id from marked where id is not null limit ${sql.unsafe(String(batchSize))}) as page
    left join promotions p on p.id = page.id
    order by page.id`;
}

const firstId = "00000000-0000-0000-0000-000000000000";

/** A mark of a promotion, in the order of their key. */
export interface MarkPlace {
  readonly hour: number;
  readonly kind: string;
  readonly member: string;
}

/** Deletes a batch of a promotion's marks, in the order of their key. */
export async function deleteMarks(
  sql: Sql,
  { promotionId, after }: { promotionId: string; after: MarkPlace | null },
): Promise<Batch<MarkPlace>> {
  const { hour, kind, member } = after ?? { hour: -1, kind: "", member: firstId };
  const [batch] = await sql<Batch<MarkPlace>[]>`
    with due as materialized (
      select hour, kind, member_id
      from promotion_marks_by_month
      where promotion_id = ${promotionId}
        and (hour, kind, member_id) > (${hour}, ${kind}, ${member}::uuid)
      order by hour, kind, member_id
      limit ${sql.unsafe(String(batchSize))}
      for update skip locked
    ), gone as (
      delete from promotion_marks_by_month marks
      using due
      where marks.promotion_id = ${promotionId}
        and marks.hour = due.hour
        and marks.kind = due.kind
        and marks.member_id = due.member_id
      returning 1
    )
    select
      (select count(*)::integer from gone) as removed,
      (
        select json_build_object('hour', hour, 'kind', kind, 'member', member_id)
        from due
        order by hour desc, kind desc, member_id desc
        limit 1
      ) as last`;
  return batch ?? { removed: 0, last: null };
}
