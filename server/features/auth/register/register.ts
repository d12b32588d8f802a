import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { registration } from "#shared/auth/registration-contract.ts";
import { ageProblem } from "#shared/auth/rules.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { consumeLimit } from "../../../http/limit-store.ts";
import { refuseUnfitProfile } from "../../moderation/refuse-unfit-profile.ts";
import { composeVerificationMail } from "../mails/compose-verification-mail.ts";
import { signInLink } from "../mails/links.ts";
import { linkEnd } from "../mails/mailed-link.ts";
import { alreadyMemberMail } from "../mails/already-member-mail.ts";
import { hashForAddress, inHashingTurn } from "../passwords/passwords.ts";
import { findAccountByEmail } from "../queries.ts";
import { recipientOf } from "../mails/recipient.ts";
import { refuseCommonPassword } from "../passwords/common-passwords.ts";
import { refuseTakenUsername } from "./refuse-taken-username.ts";
import { insertRegistration } from "./registration-queries.ts";
import { sendLater } from "../mails/send-later.ts";

interface Registered {
  readonly id: string;
  readonly email: string;
}

/**
 * Registers: a mailed link makes a member of it. The address of a member gets the same answer as a new one, in content and in
 * effort, and its owner a mail that says what was tried. Throws `Invalid` on age, password or what names say,
 * `Conflict("username_taken")`, `RateLimited`.
 */
export async function register(ctx: Ctx, input: z.output<typeof registration>): Promise<Registered> {
  const now = ctx.clock.now();
  const problem = ageProblem(input, now);
  if (problem) throw new Invalid(problem.message, { [problem.field]: problem.message });
  refuseCommonPassword(input.password);
  await consumeLimit(ctx, "register_source", ctx.source);
  const { email, username, displayName } = input;
  await refuseTakenUsername(ctx, username);
  await refuseUnfitProfile(ctx, { username, displayName });
  await consumeLimit(ctx, "mail_address", email);

  const made = { id: uuidv7(), email, username };
  const [account, mail] = await Promise.all([
    findAccountByEmail(ctx.sql, email),
    composeVerificationMail(ctx, made),
  ]);
  await insertRegistration(ctx.sql, {
    ...made,
    displayName,
    passwordHash: await inHashingTurn(() => hashForAddress(ctx.config, email, input.password)),
    timeZone: knownTimeZone(input.timeZone),
    termsVersion: product.termsVersion,
    privacyVersion: product.privacyVersion,
    hasGuardianConsent: input.guardianConsent === true,
    ref: input.ref?.trim() || null,
    createdAt: now,
    expiresAt: linkEnd("registration", now),
  });
  sendLater(ctx, account ? alreadyMemberMail(recipientOf(account), signInLink(ctx.config)) : mail);
  return made;
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
