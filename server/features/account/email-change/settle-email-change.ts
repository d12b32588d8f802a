import type { Ctx, RequestCtx } from "../../../context.ts";
import { Conflict, Invalid } from "../../../errors.ts";
import { checkLimit, consumeLimit } from "../../../http/limits/consume-limit.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { describeAdministration, proveEmail } from "../../auth/prove-email.ts";
import { hashSessionToken } from "../../auth/sessions/session-token.ts";
import { onlyAdministrator } from "./only-administrator.ts";
import { moveEmail } from "./email-change-queries.ts";

/**
 * Uses the link mailed to the new address (members.8): moves the account to it, keeps its sessions
 * and voids registrations for the address. Signed in to the account, it proves besides that who has
 * the account has the mailbox (auth.13). Throws `Invalid("invalid_token")`, `Conflict` when an
 * account took the address meanwhile and for the only administrator, `RateLimited`.
 */
export async function confirmEmailChange(ctx: RequestCtx, token: string): Promise<{ message: string }> {
  await checkLimit(ctx, "token_source", ctx.source);
  const moved = await moveEmail(ctx.sql, {
    hash: hashSessionToken(token),
    adminEmails: ctx.config.adminEmails,
    at: ctx.clock.now(),
    mails: (moved) => enqueueMailsToBoth(ctx, moved),
  });
  if (moved === "taken") {
    throw new Conflict(
      "conflict",
      "Another account has taken this address meanwhile. Your email address stays as it is.",
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
  const message = `Your account @${moved.username} now uses ${moved.newEmail}. Sign in with this address.`;
  const right = await describeAdministration(ctx, account);
  return { message: [message, right].filter(Boolean).join(" ") };
}

/**
 * Uses the link mailed to the old address: withdraws the change and voids everything else that was
 * started (auth.21), since someone else knows the member's password. Throws
 * `Invalid("invalid_token")`, `RateLimited`.
 */
export async function refuseEmailChange(ctx: Ctx, token: string): Promise<{ message: string }> {
  await checkLimit(ctx, "token_source", ctx.source);
  const memberId = await refuseChange(ctx.sql, hashSessionToken(token), ctx.clock.now());
  if (!memberId) return await refuseLink(ctx);
  ctx.actors.forgetMember(memberId);
  ctx.publish({ type: "sessions_ended", memberId });
  return {
    message:
      'Your email address stays as it is, and everyone is signed out. Somebody knows your password: choose "Forgot your password?" on the sign-in page and set a new one.',
  };
}

/** Enqueues the mails to both addresses. */
function enqueueMailsToBoth(ctx: Ctx, moved: (name: string) => Fragment): Fragment {
  const enqueueTo = (address: string, isOld: boolean) =>
    enqueueMail(ctx, "email_changed", { memberId: moved("id"), to: moved(address), isOld });
  return ctx.sql`json_build_array(${enqueueTo("oldEmail", true)}, ${enqueueTo("newEmail", false)})`;
}

async function refuseLink(ctx: Ctx): Promise<never> {
  await consumeLimit(ctx, "token_source", ctx.source);
  throw new Invalid(
    "This link has expired, was used already, or the change was withdrawn.",
    undefined,
    "invalid_token",
  );
}

/** See refuse_email_change. Returns the member's id; null when no change has the hash. */
async function refuseChange(sql: Sql, hash: Buffer, now: Date): Promise<string | null> {
  const [row] = await sql<{ member_id: string | null }[]>`
    select refuse_email_change(${hash}, ${now}) as member_id`;
  return row?.member_id ?? null;
}
