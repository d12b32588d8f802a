import type { MutedMember } from "#shared/mutes/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../db/place-cursor.ts";
import { type MutedRow, selectMuted } from "./mute-queries.ts";
import { presentParts } from "./present-parts.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";

/**
 * The members that the actor has muted, also in part, the latest first; without those across a
 * block (blocks.1).
 */
export async function listMuted(ctx: MemberCtx, query: PageQuery): Promise<Page<MutedMember>> {
  const page = parsePlacedPage(query);
  const rows = await selectMuted(ctx.sql, ctx.actor.id, ctx.clock.now(), page);
  const places = rows.map(({ muted_at, id }) => ({ order: muted_at.getTime(), id }));
  return { items: rows.map(presentMuted), nextCursor: getNextPlace(places, page) };
}

function presentMuted(row: MutedRow): MutedMember {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    profileImageUrl: getPublishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    mutedAt: row.muted_at.toISOString(),
    isMuted: row.is_muted,
    mutedUntil: row.ends_at?.toISOString() ?? null,
    parts: presentParts(row.parts),
  };
}
