import type { Draft } from "#shared/drafts/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../db/place-cursor.ts";
import { selectDrafts, selectScheduled } from "./draft-queries.ts";
import { presentDraft } from "./present-draft.ts";

/** The actor's drafts, the last changed first, or what they scheduled, the next first. */
export async function listDrafts(
  ctx: MemberCtx,
  { scheduled = false, ...query }: PageQuery & { readonly scheduled?: boolean | undefined },
): Promise<Page<Draft>> {
  const page = parsePlacedPage(query);
  const select = scheduled ? selectScheduled : selectDrafts;
  const rows = await select(ctx.sql, ctx.actor.id, page);
  const places = rows.map(({ id, updatedAt, publishAt }) => ({
    order: (publishAt ?? updatedAt).getTime(),
    id,
  }));
  return { items: rows.map(presentDraft), nextCursor: getNextPlace(places, page) };
}
