import type { Ctx } from "../../context.ts";
import { type Limited, limitedSql, type Sql } from "../../db/open-database.ts";

/** That of a request has a signal. */
type SearchCtx = Ctx & { readonly signal?: AbortSignal };

/** The `sql` of a search, or of one at the desk, which ends with its caller (search.8). */
export function searchSql({ sql, actor, signal }: SearchCtx, kind: Limited = "search"): Sql {
  return limitedSql(sql, kind, { owner: actor && "id" in actor ? actor.id : "", signal });
}
