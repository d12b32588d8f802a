import { msg } from "@lingui/core/runtime-macro";
import type { RequestCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import {
  checkLimit,
  clearLimits,
  consumeLimit,
  joinAddressAndSource,
} from "../../../http/limits/consume-limit.ts";
import { insertMail } from "../../../jobs/mail-queries.ts";
import { writeText } from "../../../language/write-text.ts";
import { readLink } from "../mails/signed-link-tokens.ts";
import { resetBinding } from "./forgot-password.ts";
import { hashPassword, runInHashingTurn } from "./hash-password.ts";
import { findAccount, replacePassword } from "../account-queries.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { describeSuspension } from "../sign-in/refuse-suspended.ts";

/**
 * Sets the password by a mailed link, once. Voids what the old one started (auth.21), except the
 * caller's own session. The link is bound to the old password, so using it voids it and every
 * earlier link; and to the address it was mailed to. Tells a suspended member so. Throws `Invalid`,
 * `RateLimited`.
 */
export async function resetPassword(
  ctx: RequestCtx,
  { token, password }: { token: string; password: string },
): Promise<{ message: string }> {
  refuseCommonPassword(password);
  const link = await readLink(ctx, "reset-password", token);
  // A forged token costs no statement and is not counted, since it cannot be guessed.
  if (!link) throw badLink();
  await checkLimit(ctx, "token_source", ctx.source);
  const account = await findAccount(ctx.sql, link.memberId);
  if (!account || !link.isBoundTo(resetBinding(account))) return await refuseToken(ctx);

  const keptSessionId = ctx.actor?.id === account.id ? ctx.actor.sessionId : null;
  const change = {
    memberId: account.id,
    email: account.email,
    from: account.password_hash,
    to: await runInHashingTurn(() => hashPassword(password)),
    keptSessionId,
  };
  const told = { memberId: account.id, to: account.email };
  const wasReplaced = await ctx.db.transaction(async (tx) => {
    const isDone = await replacePassword(tx, change);
    if (isDone) await insertMail({ sql: tx, clock: ctx.clock }, "password_changed", told);
    return isDone;
  });
  if (!wasReplaced) return await refuseToken(ctx);
  ctx.actors.forgetMember(account.id);
  ctx.publish({ type: "sessions_ended", memberId: account.id, ...(keptSessionId && { keptSessionId }) });
  // Failures so far concerned the old password.
  await clearLimits(ctx, [
    ["login_failed_address", account.email],
    ["login_failed_address_and_source", joinAddressAndSource(account.email, ctx.source)],
  ]);
  ctx.jobs.added();
  const next = describeSuspension(ctx, account) ??
    (keptSessionId ? msg`Your other devices are signed out.` : msg`You can sign in with it now.`);
  return { message: writeText([msg`Your password has been changed.`, next], ctx.language) };
}

async function refuseToken(ctx: RequestCtx): Promise<never> {
  await consumeLimit(ctx, "token_source", ctx.source);
  throw badLink();
}

function badLink(): Invalid {
  return new Invalid(
    msg`This link has expired or was used already. Please ask for a new one.`,
    undefined,
    "invalid_token",
  );
}
