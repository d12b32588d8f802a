import { msg } from "@lingui/core/runtime-macro";
import type { Ctx, RequestCtx } from "../../../context.ts";
import { Conflict, Invalid } from "../../../errors.ts";
import { checkLimit, consumeLimit } from "../../../http/limits/consume-limit.ts";
import { isViolationOf } from "../../../db/pool/database-failures.ts";
import { insertMail } from "../../../jobs/mail-queries.ts";
import { writeText } from "../../../language/write-text.ts";
import { describeAdministration, proveEmail } from "../../auth/prove-email.ts";
import { hashSessionToken } from "../../auth/sessions/session-token.ts";
import { onlyAdministrator } from "./only-administrator.ts";
import { moveEmail, refuseChange } from "./move-email.ts";

/**
 * Uses the link mailed to the new address (members.8): moves the account to it, keeps its sessions
 * and voids registrations for the address. Signed in to the account, it proves besides that who has
 * the account has the mailbox (auth.13). Throws `Invalid("invalid_token")`, `Conflict` when an
 * account took the address meanwhile and for the only administrator, `RateLimited`.
 */
export async function confirmEmailChange(ctx: RequestCtx, token: string): Promise<{ message: string }> {
  await checkLimit(ctx, "token_source", ctx.source);
  const moved = await moveToConfirmed(ctx, hashSessionToken(token));
  if (moved === "taken") {
    throw new Conflict(
      "conflict",
      msg`Another account has taken this address meanwhile. Your email address stays as it is.`,
    );
  }
  if (moved === "last_administrator") throw onlyAdministrator();
  if (!moved) return await refuseLink(ctx);
  // The administrator right depends on the address (auth.13).
  ctx.actors.forgetMember(moved.id);
  ctx.jobs.added();
  const account = { id: moved.id, email: moved.newEmail };
  // Elsewhere the owner of the address, who knows no password, may have followed a stranger's link.
  if (ctx.actor?.id === moved.id) await proveEmail(ctx, account);
  const message = msg`Your account @${{ username: moved.username }} now uses ${{
    email: moved.newEmail,
  }}. Sign in with this address.`;
  const right = await describeAdministration(ctx, account);
  return { message: writeText(right ? [message, right] : message, ctx.language) };
}

/**
 * Uses the link mailed to the old address: withdraws the change and voids everything else that was
 * started (auth.21), since someone else knows the member's password. Throws
 * `Invalid("invalid_token")`, `RateLimited`.
 */
export async function refuseEmailChange(ctx: Ctx, token: string): Promise<{ message: string }> {
  await checkLimit(ctx, "token_source", ctx.source);
  const hash = hashSessionToken(token);
  const memberId = await ctx.db.transaction((tx) => refuseChange(tx, hash, ctx.clock.now()));
  if (!memberId) return await refuseLink(ctx);
  ctx.actors.forgetMember(memberId);
  ctx.publish({ type: "sessions_ended", memberId });
  return {
    message: writeText(
      msg`Your email address stays as it is, and everyone is signed out. Somebody knows your password: choose "Forgot your password?" on the sign-in page and set a new one.`,
      ctx.language,
    ),
  };
}

/** `moveEmail` with mails to both addresses; `taken`: another account has the new one. */
async function moveToConfirmed(
  ctx: Ctx,
  hash: Buffer,
): Promise<Awaited<ReturnType<typeof moveEmail>> | "taken"> {
  const { clock, config: { adminEmails } } = ctx;
  return await ctx.db.transaction(async (tx) => {
    const moved = await moveEmail(tx, { hash, adminEmails, at: clock.now() });
    if (!moved || moved === "last_administrator") return moved;
    const { id: memberId, oldEmail, newEmail } = moved;
    await insertMail({ sql: tx, clock }, "email_changed", { memberId, to: oldEmail, isOld: true });
    await insertMail({ sql: tx, clock }, "email_changed", { memberId, to: newEmail, isOld: false });
    return moved;
  }).catch((error: unknown) => {
    if (isViolationOf(error, "members_by_email")) return "taken";
    throw error;
  });
}

async function refuseLink(ctx: Ctx): Promise<never> {
  await consumeLimit(ctx, "token_source", ctx.source);
  throw new Invalid(
    msg`This link has expired, was used already, or the change was withdrawn.`,
    undefined,
    "invalid_token",
  );
}
