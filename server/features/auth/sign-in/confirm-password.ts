import { msg } from "@lingui/core/runtime-macro";
import type { SessionCtx } from "../../../context.ts";
import { Unauthenticated } from "../../../errors.ts";
import { checkLimits, clearLimits, consumeLimits } from "../../../http/limits/consume-limit.ts";
import { type Recipient, toRecipient } from "../mails/recipient.ts";
import { matchesPassword, runInHashingTurn } from "../passwords/hash-password.ts";
import { findAccount } from "../account-queries.ts";
import { hashSessionToken } from "../sessions/session-token.ts";
import { findKnownDevices } from "./known-device-queries.ts";
import { incorrectCredentials, signInFailureLimits } from "./sign-in-failure-limits.ts";

/**
 * Asks a signed-in member for their password again, under the limits of sign-in: a stolen session
 * must not help to guess it. The act's statement may check the hash again, since a reset may come
 * in between (auth.21). Throws `Unauthenticated("invalid_credentials")`, `RateLimited`.
 */
export function confirmPassword(
  ctx: SessionCtx,
  { password, deviceTokens }: { readonly password: string; readonly deviceTokens: readonly string[] },
): Promise<Recipient & { readonly passwordHash: string }> {
  return runInHashingTurn(async () => {
    const [account, devices] = await Promise.all([
      findAccount(ctx.sql, ctx.actor.id),
      findKnownDevices(ctx.sql, deviceTokens.map(hashSessionToken), ctx.clock.now()),
    ]);
    if (!account) throw new Unauthenticated();
    const device = devices.find(({ member_id: memberId }) => memberId === account.id);
    const limits = signInFailureLimits(ctx, account.email, device);
    await checkLimits(ctx, limits);
    if (!await matchesPassword(account.password_hash, password)) {
      await consumeLimits(ctx, limits);
      throw incorrectCredentials(msg`This is not your password.`);
    }
    await clearLimits(ctx, [limits[0]]);
    return { ...toRecipient(account), passwordHash: account.password_hash };
  });
}
