import type { Verification } from "#shared/auth/registration-contract.ts";
import type { Ctx } from "../../../context.ts";
import { consumeLimit } from "../../../http/limits/consume-limit.ts";
import { refuseImpersonation } from "../../moderation/refuse-impersonation.ts";
import { refuseUnfitProfile } from "../../moderation/refuse-unfit-profile.ts";
import { readLink } from "../mails/signed-link-tokens.ts";
import { usernameTaken } from "./refuse-taken-username.ts";
import { verifyEmail } from "./verify-email.ts";

/**
 * Confirms a registration under another username when the first one was taken meanwhile. Throws
 * `Conflict("username_taken")` when this one is taken too, `Invalid` when it is refused,
 * `RateLimited`.
 */
export async function chooseUsername(
  ctx: Ctx,
  choice: { readonly token: string; readonly username: string },
  request: Request,
): Promise<Verification> {
  // Only the holder of a link can use the moderator, a limited number of times.
  if (await readLink(ctx, "verify-email", choice.token)) {
    await consumeLimit(ctx, "token_source", ctx.source);
    await refuseImpersonation(ctx, choice, null);
    await refuseUnfitProfile(ctx, { username: choice.username });
  }
  const verification = await verifyEmail(ctx, choice, request);
  if (verification.needsUsername) throw usernameTaken();
  return verification;
}
