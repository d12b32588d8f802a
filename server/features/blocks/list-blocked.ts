import type { BlockedMember } from "#shared/blocks/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../db/place-cursor.ts";
import { type BlockedRow, selectBlocked } from "./block-queries.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";

/** Members the actor has blocked, latest first. */
export async function listBlocked(ctx: MemberCtx, query: PageQuery): Promise<Page<BlockedMember>> {
  const page = parsePlacedPage(query);
  const rows = await selectBlocked(ctx.sql, ctx.actor.id, page);
  const places = rows.map(({ blocked_at, id }) => ({ order: blocked_at.getTime(), id }));
  return { items: rows.map(presentBlocked), nextCursor: getNextPlace(places, page) };
}

function presentBlocked(row: BlockedRow): BlockedMember {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    profileImageUrl: getPublishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    blockedAt: row.blocked_at.toISOString(),
  };
}
