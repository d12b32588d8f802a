import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { registration } from "#shared/auth/contract.ts";
import { ageProblem } from "#shared/auth/rules.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../context.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { consumeLimits, releaseLimit } from "../../http/limit-store.ts";
import { composeVerificationMail } from "./compose-verification-mail.ts";
import { hashPassword, inHashingTurn } from "./passwords.ts";
import { findAccountByEmail } from "./queries.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { holdUsername, insertMember, isUsernameTaken, type NewMember } from "./registration-queries.ts";
import { sendLater } from "./send-later.ts";
import { abandonedAfterMs } from "./prune-accounts.ts";
import { composeSecondRegistrationMail } from "./compose-second-registration-mail.ts";

/**
 * Joins. A known address gets the same answer as a new one, in content and in effort, and its owner a mail that says what was
 * tried (decision 23). Throws `Invalid` on age or password, `Conflict("username_taken")`, `RateLimited`.
 */
export async function register(
  ctx: Ctx,
  input: z.output<typeof registration>,
): Promise<{ message: string }> {
  const now = ctx.clock.now();
  const problem = ageProblem(input, now);
  if (problem) throw new Invalid(problem.message, { [problem.field]: problem.message });
  refuseCommonPassword(input.password);
  await consumeLimits(ctx, [["register_source", ctx.source], ["mail_address", input.email]]);

  const member: NewMember = {
    id: uuidv7(),
    email: input.email,
    username: input.username,
    displayName: input.displayName,
    passwordHash: await inHashingTurn(() => hashPassword(input.password)),
    timeZone: knownTimeZone(input.timeZone),
    termsVersion: product.termsVersion,
    privacyVersion: product.privacyVersion,
    hasGuardianConsent: input.guardianConsent === true,
    ref: input.ref?.trim() || null,
    now,
    mayFound: ctx.config.firstMemberIsAdmin,
  };
  const isNew = await insertMember(ctx.sql, member);
  sendLater(ctx, isNew ? await composeVerificationMail(ctx, member) : await answerOwner(ctx, member));
  return { message: "Registration successful! Please check your email to verify your account." };
}

/** The mail to the owner of the address, or a `Conflict` when it was the name that is taken. */
async function answerOwner(ctx: Ctx, { email, username, now }: NewMember) {
  const account = await findAccountByEmail(ctx.sql, email);
  const isTaken = await isUsernameTaken(ctx.sql, username, now);
  const heldUntil = new Date(now.getTime() + abandonedAfterMs);
  if (account && !isTaken && await holdUsername(ctx.sql, username, now, heldUntil)) {
    return await composeSecondRegistrationMail(ctx, account);
  }
  // No mail leaves: trying another name must not use up the address's share of them.
  await releaseLimit(ctx, "mail_address", email);
  const message = "This username is already taken. Please choose another one.";
  throw new Conflict("username_taken", message, { username: message });
}

/** An unknown zone is no reason to turn somebody away: their day is then UTC's. */
function knownTimeZone(name: string | undefined): string {
  if (!name) return "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
