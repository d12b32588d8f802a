import type { CaseKind } from "#shared/cases/case-shapes.ts";
import { limitOf, pageClause } from "../../../db/limit-clause.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { caseColumns, type CaseRowOfQueue, isAbout, isHeld, rankOf, type Reader } from "./case-fragments.ts";
import type { QueuePlace } from "./queue-cursor.ts";

interface QueuePage {
  /** Only what the reader holds, by `cases_claimed`: as few as fit into a quarter of an hour. */
  readonly isMine: boolean;
  readonly kind: CaseKind | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly after: QueuePlace | null;
}

/** A page of open cases, by `cases_in_order` or `cases_in_order_by_kind`. */
export function selectOpenCases(sql: Sql, reader: Reader, page: QueuePage): Promise<CaseRowOfQueue[]> {
  return sql<CaseRowOfQueue[]>`
    with page as materialized (${pageOfOpen(sql, reader, page)})
    select ${caseColumns(sql, reader)}
    from page
    join cases c on c.id = page.id
    order by ${queueOrder(sql)}`;
}

const queueOrder = (sql: Sql, rank = rankOf(sql)) => sql`c.is_urgent desc, ${rank} desc, c.opened_at, c.id`;

/**
 * After a place the page is read by three ranges of the index: no comparison of rows knows an order
 * that falls and rises.
 */
function pageOfOpen(
  sql: Sql,
  reader: Reader,
  { isMine, kind, after, limit, offset }: QueuePage,
): Fragment {
  const ids = (condition: Fragment) =>
    sql`
      select c.id, c.is_urgent, ${rankOf(sql)} as rank, c.opened_at
      from cases c
      where c.closed_at is null
        and not ${isAbout(sql, reader.id)}
        ${isMine ? sql`and c.claimed_by = ${reader.id} and ${isHeld(sql, reader)}` : sql``}
        ${kind ? sql`and c.kind = ${kind}` : sql``}
        ${condition}
      order by ${queueOrder(sql)}
      ${pageClause(sql, { limit, offset })}`;
  if (!after) return ids(sql``);
  const { isUrgent, rank, openedAt, id } = after;
  return sql`
      select c.id
      from (
        (${
    ids(sql`and c.is_urgent = ${isUrgent} and ${rankOf(sql)} = ${rank}
          and (c.opened_at, c.id) > (${openedAt}, ${id}::uuid)`)
  })
        union all
        (${ids(sql`and c.is_urgent = ${isUrgent} and ${rankOf(sql)} < ${rank}`)})
        union all
        (${ids(sql`and c.is_urgent < ${isUrgent}`)})
      ) as c
      order by ${queueOrder(sql, sql`c.rank`)}
      limit ${limitOf(sql, limit)}`;
}

/** Closed cases, the latest first, by `cases_closed` or `cases_closed_by_kind`. */
export function selectClosedCases(
  sql: Sql,
  reader: Reader,
  kind: CaseKind | undefined,
  page: PlacedPage,
): Promise<CaseRowOfQueue[]> {
  const { after } = page;
  return sql<CaseRowOfQueue[]>`
    with page as materialized (
      select c.id
      from cases c
      where c.closed_at is not null
        and not ${isAbout(sql, reader.id)}
        ${kind ? sql`and c.kind = ${kind}` : sql``}
        ${after ? sql`and (c.closed_at, c.id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
      order by c.closed_at desc, c.id desc
      ${pageClause(sql, page)}
    )
    select ${caseColumns(sql, reader)}
    from page
    join cases c on c.id = page.id
    order by c.closed_at desc, c.id desc`;
}
