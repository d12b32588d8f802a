import type { MemberCard } from "#shared/members/card.ts";
import type { PageQuery } from "#shared/primitives.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/cursor.ts";
import { nextPlace, placedPage } from "../../db/place-cursor.ts";
import { loadMember } from "../members/get-member.ts";
import { presentCard } from "../members/present.ts";
import { selectFollows } from "./queries.ts";

type Whose = { followersOf: string } | { followedBy: string };

/** Who follows a member, or whom they follow, the latest first. Throws `NotFound` for a member the actor may not see. */
export async function listFollows(ctx: MemberCtx, of: Whose, query: PageQuery): Promise<Page<MemberCard>> {
  const memberId = "followersOf" in of ? of.followersOf : of.followedBy;
  const page = placedPage(query);
  const [rows] = await Promise.all([
    selectFollows(ctx.sql, ctx.actor.id, of, page),
    memberId === ctx.actor.id ? null : loadMember(ctx, { id: memberId }),
  ]);
  const places = rows.map(({ followed_at, id }) => ({ order: followed_at.getTime(), id }));
  return { items: rows.map(presentCard), nextCursor: nextPlace(places, page) };
}
