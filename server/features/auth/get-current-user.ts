import type { CurrentUser } from "#shared/auth/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { Unauthenticated } from "../../errors.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { presentCurrentUser } from "./present.ts";
import { findAccount } from "./account-queries.ts";
import { selectAdministration } from "./administration-queries.ts";

/** The signed-in member. Throws `Unauthenticated` when the account was just deleted. */
export async function getCurrentUser(ctx: MemberCtx): Promise<CurrentUser> {
  const { id: memberId } = ctx.actor;
  const [account, badges, administration] = await Promise.all([
    findAccount(ctx.sql, memberId),
    listOwnBadges(ctx, memberId),
    selectAdministration(ctx.sql, { memberId, adminEmails: ctx.config.adminEmails }),
  ]);
  if (!account) throw new Unauthenticated();
  return presentCurrentUser(account, { badges, ...administration }, ctx);
}
