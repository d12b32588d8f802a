import type { PageQuery } from "#shared/paging.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { nextCursor, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { Forbidden } from "../../../errors.ts";
import { canReadTransactions } from "../permissions.ts";
import { selectHistory, selectTransfers } from "./history-queries.ts";
import { presentTransaction } from "./present-transaction.ts";

/**
 * The actor's XP history, newest first; the views of a promoted post make one transaction a day,
 * which keeps its place when it grows (xp.9). Throws `Forbidden` for another member's, whether or
 * not they exist.
 */
export async function listTransactions(
  ctx: MemberCtx,
  memberId: string,
  query: PageQuery,
): Promise<Page<XpTransaction>> {
  if (!canReadTransactions(ctx.actor, memberId)) {
    throw new Forbidden("Only the member can see their XP history.");
  }
  const page = parseKeysetPage(query);
  const rows = await selectHistory(ctx.sql, memberId, page);
  return { items: rows.map(presentTransaction), nextCursor: nextCursor(rows, page) };
}

/** Every single transfer of the actor, newest first, for the copy of their data. */
export async function listTransfers(ctx: MemberCtx, query: PageQuery): Promise<Page<XpTransaction>> {
  const page = parseKeysetPage(query);
  const rows = await selectTransfers(ctx.sql, ctx.actor.id, page);
  return { items: rows.map(presentTransaction), nextCursor: nextCursor(rows, page) };
}
