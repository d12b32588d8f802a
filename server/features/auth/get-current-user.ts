import type { CurrentUser } from "#shared/auth/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { Unauthenticated } from "../../errors.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { presentCurrentUser } from "./present.ts";
import { findAccount } from "./account-queries.ts";

/** The signed-in member. Throws `Unauthenticated` when the account was just deleted. */
export async function getCurrentUser(ctx: MemberCtx): Promise<CurrentUser> {
  const [account, badges] = await Promise.all([
    findAccount(ctx.sql, ctx.actor.id),
    listOwnBadges(ctx, ctx.actor.id),
  ]);
  if (!account) throw new Unauthenticated();
  return presentCurrentUser(account, badges, ctx);
}
