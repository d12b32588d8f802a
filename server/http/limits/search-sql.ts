import type { Ctx } from "../../context.ts";
import { findLimitRefusal, getLimitedSql, type Limited, type Sql } from "../../db/open-database.ts";
import type { AppError } from "../../errors.ts";

/** That of a request has a signal. */
type SearchCtx = Ctx & { readonly signal?: AbortSignal };

/** The `sql` of a search, or of one at the desk, which ends with its caller (search.8). */
export function searchSql({ sql, actor, signal }: SearchCtx, kind: Limited = "search"): Sql {
  return getLimitedSql(sql, kind, { owner: ownerOf(actor), signal });
}

/**
 * Returns the error that would refuse a member's next search now, as one more than they may have
 * under way, or null. Asked before its words are looked at, a refused search costs next to nothing.
 */
export function findSearchRefusal({ sql, actor }: Ctx): AppError | null {
  return findLimitRefusal(sql, "search", ownerOf(actor));
}

function ownerOf(actor: Ctx["actor"]): string {
  return actor && "id" in actor ? actor.id : "";
}
