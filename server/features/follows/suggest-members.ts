import type { MemberCard } from "#shared/members/member-card.ts";
import type { MemberCtx } from "../../context.ts";
import { presentCard } from "../members/present.ts";
import { selectSuggested } from "./suggestion-queries.ts";

const activeMs = 14 * 24 * 60 * 60 * 1000;

/** Suggests members to follow (feed.3): at most ten, best matches first. */
export async function suggestMembers(ctx: MemberCtx): Promise<MemberCard[]> {
  const since = new Date(ctx.clock.now().getTime() - activeMs);
  return (await selectSuggested(ctx.sql, ctx.actor.id, since)).map(presentCard);
}
