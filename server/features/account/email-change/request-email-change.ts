import { msg, plural } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { emailChangeHours } from "#shared/account/email-change-contract.ts";
import type { MemberCtx, SessionCtx } from "../../../context.ts";
import { Invalid, Unauthenticated } from "../../../errors.ts";
import { consumeLimits } from "../../../http/limits/consume-limit.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { writeText } from "../../../language/write-text.ts";
import { getMailedUntil } from "../../auth/session-and-link-lifetimes.ts";
import { confirmPassword } from "../../auth/sign-in/confirm-password.ts";
import { deleteEmailChange, givesUpAdministration, upsertEmailChange } from "./email-change-queries.ts";
import { onlyAdministrator } from "./only-administrator.ts";

interface Wanted {
  readonly email: string;
  readonly password: string;
  /** The device's tokens, which decide which limits a wrong password counts against. */
  readonly deviceTokens: readonly string[];
}

/**
 * Mails a link to the new address and a notice to the old one (members.8); a later request replaces
 * an earlier one. An address with an account gets the same response, in content and effort, and a
 * mail about it goes to its owner. Throws `Invalid` for the actor's own address, `Conflict` for the
 * only administrator, `Unauthenticated("invalid_credentials")`, `RateLimited`.
 */
export async function requestEmailChange(ctx: SessionCtx, wanted: Wanted): Promise<{ message: string }> {
  const { email } = wanted;
  const member = await confirmPassword(ctx, wanted);
  if (email.toLowerCase() === member.email.toLowerCase()) {
    const text = msg`This is your email address already.`;
    throw new Invalid(text, { email: text });
  }
  const { adminEmails } = ctx.config;
  if (await givesUpAdministration(ctx.sql, { memberId: ctx.actor.id, email, adminEmails })) {
    throw onlyAdministrator();
  }
  await consumeLimits(ctx, [["mail_source", ctx.source], ["mail_address", email]]);
  const now = ctx.clock.now();
  const change = { memberId: ctx.actor.id, changeId: uuidv7() };
  const isRequested = await upsertEmailChange(ctx.sql, {
    id: change.changeId,
    memberId: change.memberId,
    passwordHash: member.passwordHash,
    email,
    createdAt: now,
    expiresAt: getMailedUntil(now),
    mails: ctx.sql`json_build_array(
      ${enqueueMail(ctx, "confirm_email", { ...change, to: email })},
      ${enqueueMail(ctx, "email_change_notice", { ...change, to: member.email })}
    )`,
  });
  // The password was reset, or the account suspended or deleted, after the password was checked.
  if (!isRequested) throw new Unauthenticated();
  ctx.jobs.added();
  return {
    message: writeText(
      msg`We've sent a link to ${{ email }}. Open it within ${
        plural({ hours: emailChangeHours }, { one: "# hour", other: "# hours" })
      } to use that address.`,
      ctx.language,
    ),
  };
}

/** Withdraws the actor's requested change: its links no longer work. Idempotent. */
export async function cancelEmailChange(ctx: MemberCtx): Promise<void> {
  await deleteEmailChange(ctx.sql, ctx.actor.id);
}
