import type { Verification } from "#shared/auth/registration-contract.ts";
import type { Ctx } from "../../../context.ts";
import { consumeLimit } from "../../../http/limit-store.ts";
import { refuseUnfitProfile } from "../../moderation/refuse-unfit-profile.ts";
import { readLink } from "../mails/mailed-link.ts";
import { usernameTaken } from "./refuse-taken-username.ts";
import { verifyEmail } from "./verify-email.ts";

/**
 * Confirms a registration under another username, for whoever finds theirs taken when they open the mailed link. Throws
 * `Conflict("username_taken")` when this one is taken too, `Invalid` for what it says, `RateLimited`.
 */
export async function chooseUsername(
  ctx: Ctx,
  choice: { readonly token: string; readonly username: string },
): Promise<Verification> {
  // The moderator is asked for whoever holds a link alone, and not without end.
  if (await readLink(ctx, "verify-email", choice.token)) {
    await consumeLimit(ctx, "token_source", ctx.source);
    await refuseUnfitProfile(ctx, { username: choice.username });
  }
  const verification = await verifyEmail(ctx, choice);
  if (verification.needsUsername) throw usernameTaken();
  return verification;
}
