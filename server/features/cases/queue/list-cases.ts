import type { CaseKind, CaseState } from "#shared/cases/case-shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { nextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import type { CaseRowOfQueue } from "./case-fragments.ts";
import { selectClosedCases, selectOpenCases } from "./list-queries.ts";
import { decodeQueuePlace, encodeQueuePlace } from "./queue-cursor.ts";
import { readerOf } from "./reader-of.ts";

/** A page of the queue, of the moderator's own cases, or of closed ones (cases.1). */
export async function listCases(
  ctx: SessionCtx,
  query: PageQuery & { readonly state: CaseState; readonly kind?: CaseKind | undefined },
): Promise<Page<CaseRowOfQueue>> {
  const reader = readerOf(ctx);
  const { kind, limit, cursor } = query;
  if (query.state === "closed") {
    const page = parsePlacedPage(query);
    const items = await selectClosedCases(ctx.sql, reader, kind, page);
    const places = items.map(({ id, closed_at }) => ({ id, order: closed_at?.getTime() ?? 0 }));
    return { items, nextCursor: nextPlace(places, page) };
  }
  const after = cursor === undefined ? null : decodeQueuePlace(cursor);
  const offset = after ? 0 : query.offset;
  const isMine = query.state === "mine";
  const items = await selectOpenCases(ctx.sql, reader, { isMine, kind, limit, offset, after });
  const last = items.length < limit ? undefined : items.at(-1);
  return { items, nextCursor: last ? encodeQueuePlace(placeOf(last)) : null };
}

function placeOf({ id, is_urgent, rank, opened_at }: CaseRowOfQueue) {
  return { isUrgent: is_urgent, rank, openedAt: opened_at, id };
}
