import type { PageQuery } from "#shared/paging.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../db/place-cursor.ts";
import { presentRevision } from "./present-revision.ts";
import { selectRevisions, type Subject } from "./revision-queries.ts";

/**
 * The versions of a post or comment that the actor may see, the current one first (posts.22). The
 * caller has found that they see the content.
 */
export async function listRevisions(
  ctx: MemberCtx,
  subject: Subject,
  query: PageQuery,
): Promise<Page<Revision>> {
  const page = parsePlacedPage(query);
  const rows = await selectRevisions(ctx.sql, ctx.actor, subject, page);
  const places = rows.map(({ number, content_id: id }) => ({ order: number, id }));
  return {
    items: rows.map((row) => presentRevision(row, ctx.actor)),
    nextCursor: getNextPlace(places, page),
  };
}
