import type { MemberCard } from "#shared/members/card.ts";
import type { MemberCtx } from "../../context.ts";
import { presentCard } from "../members/present.ts";
import { selectSuggested } from "./suggestion-queries.ts";

const activeMs = 14 * 24 * 60 * 60 * 1000;

/** Members worth following for somebody who follows few (feed.3): at most ten, the closest first. */
export async function suggestMembers(ctx: MemberCtx): Promise<MemberCard[]> {
  const since = new Date(ctx.clock.now().getTime() - activeMs);
  return (await selectSuggested(ctx.sql, ctx.actor.id, since)).map(presentCard);
}
