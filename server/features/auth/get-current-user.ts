import type { CurrentUser } from "#shared/auth/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { Unauthenticated } from "../../errors.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { presentCurrentUser } from "./present.ts";
import { findAccountWithAdministration } from "./administration-queries.ts";

/** The signed-in member. Throws `Unauthenticated` when the account was just deleted. */
export async function getCurrentUser(ctx: MemberCtx): Promise<CurrentUser> {
  const { id: memberId } = ctx.actor;
  const [account, badges] = await Promise.all([
    findAccountWithAdministration(ctx.sql, { memberId, adminEmails: ctx.config.adminEmails }),
    listOwnBadges(ctx, memberId),
  ]);
  if (!account) throw new Unauthenticated();
  return presentCurrentUser(account, { ...account, badges }, ctx);
}
