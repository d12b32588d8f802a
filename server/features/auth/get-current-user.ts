import type { CurrentUser } from "#shared/auth/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { Unauthenticated } from "../../errors.ts";
import { presentCurrentUser } from "./present.ts";
import { findAccount } from "./queries.ts";

/** The signed-in member. Throws `Unauthenticated` when the account ended a moment ago. */
export async function getCurrentUser(ctx: MemberCtx): Promise<CurrentUser> {
  const account = await findAccount(ctx.sql, ctx.actor.id);
  if (!account) throw new Unauthenticated();
  return presentCurrentUser(account, ctx.config);
}
