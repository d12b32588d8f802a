import type { PageQuery } from "#shared/paging.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { nextCursor, type Page, parseKeysetPage } from "../../db/id-cursor.ts";
import { Forbidden } from "../../errors.ts";
import { canReadTransactions } from "./permissions.ts";
import { presentTransaction } from "./present.ts";
import { selectTransactions } from "./xp-queries.ts";

/**
 * The actor's XP history, newest first. Throws `Forbidden` for another member's, whether or not
 * they exist.
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
  const rows = await selectTransactions(ctx.sql, memberId, page);
  return { items: rows.map(presentTransaction), nextCursor: nextCursor(rows, page) };
}
