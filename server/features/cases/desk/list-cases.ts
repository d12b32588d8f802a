import { msg } from "@lingui/core/runtime-macro";
import type { CaseKind, CaseRow, CaseState } from "#shared/cases/case-shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, largestOrder, parsePlacedPage, type PlacedPage } from "../../../db/place-cursor.ts";
import { limitOf, makePageClause } from "../../../db/limit-clause.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { Invalid } from "../../../errors.ts";
import {
  caseColumns,
  type CaseRowOfQueue,
  getReader,
  isAbout,
  isHeld,
  rankOf,
  type Reader,
} from "./case-fragments.ts";
import { presentCase } from "./get-case.ts";

/** A page of the queue, of the moderator's own cases, or of closed ones (cases.1). */
export async function listCases(
  ctx: SessionCtx,
  query: PageQuery & { readonly state: CaseState; readonly kind?: CaseKind | undefined },
): Promise<Page<CaseRow>> {
  const reader = getReader(ctx);
  const { kind, limit, cursor } = query;
  if (query.state === "closed") {
    const page = parsePlacedPage(query);
    const rows = await selectClosedCases(ctx.sql, reader, kind, page);
    const places = rows.map(({ id, closed_at }) => ({ id, order: closed_at?.getTime() ?? 0 }));
    return { items: rows.map(presentCase), nextCursor: getNextPlace(places, page) };
  }
  const after = cursor === undefined ? null : decodeQueuePlace(cursor);
  const offset = after ? 0 : query.offset;
  const isMine = query.state === "mine";
  const rows = await selectOpenCases(ctx.sql, reader, { isMine, kind, limit, offset, after });
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { items: rows.map(presentCase), nextCursor: last ? encodeQueuePlace(placeOf(last)) : null };
}

function placeOf({ id, is_urgent, rank, opened_at }: CaseRowOfQueue) {
  return { isUrgent: is_urgent, rank, openedAt: opened_at, id };
}

interface QueuePage {
  /** Only what the reader holds, by `cases_claimed`: as few as fit into a quarter of an hour. */
  readonly isMine: boolean;
  readonly kind: CaseKind | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly after: QueuePlace | null;
}

/** A page of open cases, by `cases_in_order` or `cases_in_order_by_kind`. */
function selectOpenCases(sql: Sql, reader: Reader, page: QueuePage): Promise<CaseRowOfQueue[]> {
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
      ${makePageClause(sql, { limit, offset })}`;
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
function selectClosedCases(
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
      ${makePageClause(sql, page)}
    )
    select ${caseColumns(sql, reader)}
    from page
    join cases c on c.id = page.id
    order by c.closed_at desc, c.id desc`;
}

/** A case's place in the queue: what is urgent first, then the heaviest, then the oldest. */
interface QueuePlace {
  readonly isUrgent: boolean;
  readonly rank: number;
  readonly openedAt: Date;
  readonly id: string;
}

const bytesOfPlace = 1 + 4 + 8 + 16;

/** A place as an opaque string. */
export function encodeQueuePlace({ isUrgent, rank, openedAt, id }: QueuePlace): string {
  const bytes = Buffer.alloc(bytesOfPlace);
  bytes.writeUInt8(isUrgent ? 1 : 0);
  bytes.writeInt32BE(rank, 1);
  bytes.writeBigInt64BE(BigInt(openedAt.getTime()), 5);
  bytes.write(id.replaceAll("-", ""), 13, "hex");
  return bytes.toString("base64url");
}

/** Throws `Invalid` for anything that `encodeQueuePlace` did not return. */
function decodeQueuePlace(cursor: string): QueuePlace {
  const bytes = Buffer.from(cursor, "base64url");
  const openedAt = bytes.length === bytesOfPlace ? Number(bytes.readBigInt64BE(5)) : Infinity;
  if (
    Math.abs(openedAt) > largestOrder || bytes.toString("base64url") !== cursor || bytes.readUInt8() > 1 ||
    bytes.readInt32BE(1) < 0
  ) {
    throw new Invalid(msg`We lost our place in this list. Please load it again from the top.`, {
      cursor: msg`Not a valid cursor`,
    });
  }
  return {
    isUrgent: bytes.readUInt8() === 1,
    rank: bytes.readInt32BE(1),
    openedAt: new Date(openedAt),
    id: bytes.toString("hex", 13).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  };
}

/** How many cases wait, and how many hard ones the moderator has looked at today (cases.7). */
export function getSummary(ctx: SessionCtx): Promise<SummaryRow> {
  return selectSummary(ctx.sql, getReader(ctx));
}

interface SummaryRow {
  readonly open: number;
  readonly mine: number;
  readonly hardToday: number;
}

/** Open cases are counted up to 100. */
async function selectSummary(sql: Sql, reader: Reader): Promise<SummaryRow> {
  const [row] = await sql<SummaryRow[]>`
    select
      (
        select count(*)
        from (select from cases c where c.closed_at is null and not ${
    isAbout(sql, reader.id)
  } limit 100) as waiting
      )::integer as open,
      (
        select count(*)
        from cases c
        where c.claimed_by = ${reader.id} and ${isHeld(sql, reader)}
      )::integer as mine,
      (
        select count(*)
        from case_looks l
        where l.moderator_id = ${reader.id}
          and l.looked_on = (${reader.at}::timestamptz at time zone 'utc')::date
          and l.is_hard
      )::integer as "hardToday"`;
  return row ?? { open: 0, mine: 0, hardToday: 0 };
}
