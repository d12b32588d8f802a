import type { Ctx } from "../../context.ts";
import { checkLimit, consumeLimit } from "../../http/limit-store.ts";
import { readLink } from "./mailed-link.ts";
import { findAccount, markVerified } from "./queries.ts";

/**
 * Verifies the address a mailed link was sent to; opening it twice succeeds twice. A link that is no good is an answer, not an
 * error: the screen shows its message (A§4). Throws `RateLimited`.
 */
export async function verifyEmail(ctx: Ctx, token: string): Promise<{ verified: boolean; message: string }> {
  await checkLimit(ctx, "token_source", ctx.source);
  const link = await readLink(ctx, "verify-email", token);
  const account = link && await findAccount(ctx.sql, link.memberId);
  const verified = account !== null && link !== null && link.isBoundTo(account.email) &&
    await markVerified(ctx.sql, account.id, account.email, ctx.clock.now());
  if (verified) {
    ctx.actors.forgetMember(account.id);
    return { verified, message: "Your email is verified. You can sign in now." };
  }
  await consumeLimit(ctx, "token_source", ctx.source);
  return {
    verified,
    message:
      "This verification link is invalid or has expired. Please ask for a new one on the sign-in page.",
  };
}
