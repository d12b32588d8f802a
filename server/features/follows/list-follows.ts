import type { MemberCard } from "#shared/members/member-card.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../db/place-cursor.ts";
import { loadMember } from "../members/get-member.ts";
import { presentCard } from "../members/present.ts";
import { selectFollows } from "./follow-queries.ts";

type Whose = { followersOf: string } | { followedBy: string };

/**
 * A member's followers, or the members they follow, latest first. Throws `NotFound` for a member
 * the actor may not see.
 */
export async function listFollows(ctx: MemberCtx, of: Whose, query: PageQuery): Promise<Page<MemberCard>> {
  const memberId = "followersOf" in of ? of.followersOf : of.followedBy;
  const page = parsePlacedPage(query);
  const [rows] = await Promise.all([
    selectFollows(ctx.sql, ctx.actor.id, of, page),
    memberId === ctx.actor.id ? null : loadMember(ctx, { id: memberId }),
  ]);
  const places = rows.map(({ followed_at, id }) => ({ order: followed_at.getTime(), id }));
  return { items: rows.map(presentCard), nextCursor: getNextPlace(places, page) };
}
