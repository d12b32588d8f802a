import { msg } from "@lingui/core/runtime-macro";
import { getRemovalTime } from "#shared/account/restorable-days.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict, Unauthenticated } from "../../../errors.ts";
import { insertMail } from "../../../jobs/mail-queries.ts";
import { confirmPassword } from "../../auth/sign-in/confirm-password.ts";
import { leaveAccount } from "./leave-account.ts";

interface Deletion {
  readonly password: string;
  /** The device's tokens, which decide which limits a wrong password counts against. */
  readonly deviceTokens: readonly string[];
}

interface Deleted {
  readonly success: true;
  readonly restorableUntil: string;
}

/** Reasons why an account cannot be deleted, and what to do about them. */
const refusals = {
  last_administrator:
    msg`You are the only administrator. Name another one in the server's ADMIN_EMAILS setting first; then you can delete your account.`,
  subscribed:
    msg`You have a crown that renews. Cancel its subscription in the shop first, so that nothing more is charged; then you can delete your account.`,
} as const;

/**
 * Deletes the actor's account (auth.18): signs them out everywhere, and hides them and their
 * content at once. Signing in within 30 days restores everything. Throws
 * `Unauthenticated("invalid_credentials")`, `Conflict` for the only administrator and while a
 * subscription renews, `RateLimited`.
 */
export async function deleteAccount(ctx: SessionCtx, deletion: Deletion): Promise<Deleted> {
  const { id } = ctx.actor;
  const member = await confirmPassword(ctx, deletion);
  const at = ctx.clock.now();
  const outcome = await ctx.db.transaction(async (tx) => {
    const { passwordHash, email } = member;
    const done = await leaveAccount(tx, {
      memberId: id,
      passwordHash,
      adminEmails: ctx.config.adminEmails,
      at,
    });
    const told = { memberId: id, to: email, leftAt: at.toISOString() };
    if (done === "left") await insertMail({ sql: tx, clock: ctx.clock }, "account_deleted", told);
    return done;
  });
  // Another call of the member was faster.
  if (outcome === "absent") throw new Unauthenticated();
  if (outcome !== "left") throw new Conflict("conflict", refusals[outcome]);
  ctx.actors.forgetMember(id);
  ctx.changed("everything");
  ctx.publish({ type: "sessions_ended", memberId: id });
  ctx.publish({ type: "member_changed", userId: id });
  ctx.jobs.added();
  return { success: true, restorableUntil: getRemovalTime(at).toISOString() };
}
