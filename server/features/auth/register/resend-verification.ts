import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../../context.ts";
import { consumeLimits } from "../../../http/limits/consume-limit.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { writeText } from "../../../language/write-text.ts";
import { linkEnd } from "../session-and-link-lifetimes.ts";
import { stranger } from "../mails/recipient.ts";
import { prolongRegistration } from "./registration-queries.ts";

/**
 * Sends the verification mail of the caller's registration again; `provenId` is the one they proved
 * to be theirs. Without one nothing is sent, and the response is the same. Throws `RateLimited`.
 */
export async function resendVerification(
  ctx: Ctx,
  { email, provenId }: { readonly email: string; readonly provenId: string | null },
): Promise<{ message: string }> {
  await consumeLimits(ctx, [["mail_source", ctx.source], ["mail_address", email]]);
  const registrationId = provenId ?? stranger.id;
  const now = ctx.clock.now();
  const until = { now, expiresAt: linkEnd("registration", now) };
  const mail = enqueueMail(ctx, "resent_verification", { to: email, registrationId });
  await prolongRegistration(ctx.sql, registrationId, until, mail);
  ctx.jobs.added();
  return {
    message: writeText(
      msg`If a registration with this address is waiting to be verified, a new email is on its way.`,
      ctx.language,
    ),
  };
}
