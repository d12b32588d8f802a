import { emailChangeHours } from "#shared/account/email-change-contract.ts";
import type { MemberCtx, SessionCtx } from "../../../context.ts";
import { Invalid, Unauthenticated } from "../../../errors.ts";
import { consumeLimits } from "../../../http/limits/consume-limit.ts";
import { confirmEmailLink, refuseEmailLink, signInLink } from "../../auth/mails/link-addresses.ts";
import { sendMailLater } from "../../auth/mails/send-mail-later.ts";
import { hashSessionToken, newSessionToken } from "../../auth/sessions/session-token.ts";
import { confirmPassword } from "../../auth/sign-in/confirm-password.ts";
import { deleteEmailChange, upsertEmailChange } from "./email-change-queries.ts";
import { addressTakenMail, confirmEmailMail, emailChangeNotice } from "./email-change-mails.ts";

interface Wanted {
  readonly email: string;
  readonly password: string;
  /** The device's tokens, which decide by which limits a wrong password counts. */
  readonly deviceTokens: readonly string[];
}

const hourMs = 60 * 60 * 1000;

/**
 * Mails a link to the new address and a notice to the old one (members.8); a later request takes the place of an earlier one. An address with an account gets the
 * same response, in content and effort, and its owner a mail that says so. Throws `Invalid` for the actor's own address,
 * `Unauthenticated("invalid_credentials")`, `RateLimited`.
 */
export async function requestEmailChange(ctx: SessionCtx, wanted: Wanted): Promise<{ message: string }> {
  const { email } = wanted;
  const member = await confirmPassword(ctx, wanted);
  if (email.toLowerCase() === member.email.toLowerCase()) {
    const message = "This is your email address already.";
    throw new Invalid(message, { email: message });
  }
  await consumeLimits(ctx, [["mail_source", ctx.source], ["mail_address", email]]);
  const [confirmToken, refuseToken] = [newSessionToken(), newSessionToken()];
  const now = ctx.clock.now();
  const requested = await upsertEmailChange(ctx.sql, {
    memberId: ctx.actor.id,
    passwordHash: member.passwordHash,
    email,
    confirmHash: hashSessionToken(confirmToken),
    refuseHash: hashSessionToken(refuseToken),
    createdAt: now,
    expiresAt: new Date(now.getTime() + emailChangeHours * hourMs),
  });
  // Reset, or the account was suspended or deleted, after the password was checked.
  if (!requested) throw new Unauthenticated();
  const { owner } = requested;
  sendMailLater(
    ctx,
    owner
      ? addressTakenMail({ ...owner, displayName: owner.display_name }, signInLink(ctx.config))
      : confirmEmailMail({ email, username: member.username }, confirmEmailLink(ctx.config, confirmToken)),
  );
  sendMailLater(ctx, emailChangeNotice(member, refuseEmailLink(ctx.config, refuseToken)));
  return {
    message: `We've sent a link to ${email}. Open it within ${emailChangeHours} hours to use that address.`,
  };
}

/** Withdraws the actor's requested change: its links work no more. Again changes nothing. */
export async function cancelEmailChange(ctx: MemberCtx): Promise<void> {
  await deleteEmailChange(ctx.sql, ctx.actor.id);
}
