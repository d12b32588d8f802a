import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { registration } from "#shared/auth/registration-contract.ts";
import { findAgeProblem, getAgeToKeep } from "#shared/auth/age-rule.ts";
import { product } from "#shared/product.ts";
import { normalizeTimeZone } from "#shared/time-zone.ts";
import type { Ctx } from "../../../context.ts";
import { AppError, Invalid } from "../../../errors.ts";
import { consumeLimit } from "../../../http/limits/consume-limit.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { refuseImpersonation } from "../../moderation/refuse-impersonation.ts";
import { refuseUnfitProfile } from "../../moderation/refuse-unfit-profile.ts";
import { linkEnd } from "../session-and-link-lifetimes.ts";
import { hashForAddress, runInHashingTurn } from "../passwords/hash-password.ts";
import { refuseCommonPassword } from "../passwords/common-passwords.ts";
import { refuseTakenUsername } from "./refuse-taken-username.ts";
import { insertRegistration } from "./registration-queries.ts";

interface Registered {
  readonly id: string;
  readonly email: string;
}

/**
 * Stores a registration, which a mailed link turns into a member. A member's address gets the same
 * response as a new one, in content and effort, and a mail about the attempt goes to its owner.
 * Throws `registration_closed`, `Invalid` for age, password or names, `Conflict("username_taken")`,
 * `RateLimited`.
 */
export async function register(ctx: Ctx, input: z.output<typeof registration>): Promise<Registered> {
  if (!ctx.config.isRegistrationOpen) {
    throw new AppError("registration_closed", msg`Registration is closed for now. Please come back later.`);
  }
  const now = ctx.clock.now();
  const problem = findAgeProblem(input, now);
  if (problem) throw new Invalid(problem.text, { [problem.field]: problem.text });
  refuseCommonPassword(input.password);
  await consumeLimit(ctx, "register_source", ctx.source);
  const { email, username, displayName } = input;
  await refuseTakenUsername(ctx, username);
  await refuseImpersonation(ctx, { username, displayName }, null);
  await refuseUnfitProfile(ctx, { username, displayName });
  await consumeLimit(ctx, "mail_address", email);

  const made = { id: uuidv7(), email, username };
  const registered = {
    ...made,
    displayName,
    passwordHash: await runInHashingTurn(() => hashForAddress(ctx.config, email, input.password)),
    // An unknown time zone is no reason to refuse a registration.
    timeZone: normalizeTimeZone(input.timeZone ?? "") ?? "UTC",
    language: ctx.language,
    termsVersion: product.termsVersion,
    privacyVersion: product.privacyVersion,
    ...getAgeToKeep(input, now),
    ref: input.ref?.trim() || null,
    createdAt: now,
    expiresAt: linkEnd("registration", now),
  };
  const mail = enqueueMail(ctx, "verification", { to: email, registrationId: made.id });
  await insertRegistration(ctx.sql, registered, mail);
  ctx.jobs.added();
  return made;
}
