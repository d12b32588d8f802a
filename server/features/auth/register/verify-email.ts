import { msg } from "@lingui/core/runtime-macro";
import type { Verification } from "#shared/auth/registration-contract.ts";
import type { Ctx } from "../../../context.ts";
import { checkLimit, consumeLimit } from "../../../http/limits/consume-limit.ts";
import { writeText } from "../../../language/write-text.ts";
import { searchOfNames } from "../../members/name-search.ts";
import { publishActivity } from "../../xp/activity/publish-activity.ts";
import { confirmRegistration } from "./confirm-registration.ts";
import { readLink } from "../mails/signed-link-tokens.ts";
import { findAccount } from "../account-queries.ts";
import { describeAdministration, proveEmail } from "../prove-email.ts";
import { provesRegistration } from "./registration-proof.ts";
import { findRegistration, isEmailTaken } from "./registration-queries.ts";

/**
 * Confirms the registration a mailed link was made for, and no other; opening the link twice
 * succeeds twice. `username` replaces the registered one. In the browser that registered it proves
 * besides that who chose the password has the mailbox (auth.13). An invalid link is a result, not
 * an error: the screen shows its message. Throws `RateLimited`.
 */
export async function verifyEmail(
  ctx: Ctx,
  { token, username = null }: { readonly token: string; readonly username?: string | null },
  request: Request,
): Promise<Verification> {
  const link = await readLink(ctx, "verify-email", token);
  // A forged token costs no statement and is not counted, since it cannot be guessed.
  if (!link) return makeBadLink(ctx);
  await checkLimit(ctx, "token_source", ctx.source);
  const now = ctx.clock.now();
  const id = link.memberId;
  const registration = await findRegistration(ctx.sql, id, now);
  const search = registration &&
    searchOfNames({ username: username ?? registration.username, displayName: registration.display_name });
  const confirmation = { id, username, search, now, mayFound: ctx.config.firstMemberIsAdmin };
  publishActivity(ctx, await ctx.db.transaction((tx) => confirmRegistration(tx, confirmation)));
  const member = await findAccount(ctx.sql, id);
  if (member && link.isBoundTo(member.email)) {
    if (await provesRegistration(ctx, request, id)) await proveEmail(ctx, member);
    const text = msg`Your email is verified. You can sign in now, as @${{ username: member.username }}.`;
    const right = await describeAdministration(ctx, member);
    const message = writeText(right ? [text, right] : text, ctx.language);
    return { verified: true, needsUsername: false, message };
  }
  const waiting = await findRegistration(ctx.sql, id, now);
  if (!waiting || await isEmailTaken(ctx.sql, waiting.email)) return await refuseToken(ctx);
  const taken = username ?? waiting.username;
  const text = msg`Somebody else took the name @${{
    username: taken,
  }}, or one that looks like it, before you verified your email. Please choose another one.`;
  return { verified: false, needsUsername: true, message: writeText(text, ctx.language) };
}

async function refuseToken(ctx: Ctx): Promise<Verification> {
  await consumeLimit(ctx, "token_source", ctx.source);
  return makeBadLink(ctx);
}

function makeBadLink({ language }: Pick<Ctx, "language">): Verification {
  const text =
    msg`This verification link is invalid or has expired. If you have verified your email with another link, just sign in. Otherwise ask for a new link on the sign-in page, or register again.`;
  return { verified: false, needsUsername: false, message: writeText(text, language) };
}
