import { msg, plural } from "@lingui/core/runtime-macro";
import { getRetentionEnd } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { findRecipient } from "../../auth/mails/find-recipient.ts";
import { confirmEmailLink, refuseEmailLink, signInLink } from "../../auth/mails/link-addresses.ts";
import { deriveMailToken } from "../../auth/mails/derive-mail-token.ts";
import { hashSessionToken } from "../../auth/sessions/session-token.ts";
import { composeForMember } from "../../auth/mails/member-mail.ts";
import { giveChangeToken, isRequested } from "./email-change-queries.ts";
import { emailChangeHours } from "#shared/account/email-change-contract.ts";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";

/**
 * The mail to the new address, with a link that works from now on; null when the change is void
 * (auth.21).
 */
export async function makeConfirmEmailMail(ctx: Ctx, job: MailJob<"confirm_email">): Promise<Mail | null> {
  const owner = await findRecipient(ctx, job.to);
  if (owner) {
    const isWanted = await isRequested(ctx.sql, job, ctx.clock.now());
    return isWanted ? composeAddressTakenMail(owner, signInLink(ctx.config)) : null;
  }
  return await composeWithToken(
    ctx,
    job,
    "confirm_hash",
    ({ email, language, username }, token) =>
      confirmEmailMail({ email, language, username }, confirmEmailLink(ctx.config, token)),
  );
}

/** The notice to the old address, likewise. */
export function makeEmailChangeNotice(ctx: Ctx, job: MailJob<"email_change_notice">): Promise<Mail | null> {
  return composeWithToken(
    ctx,
    job,
    "refuse_hash",
    (to, token) => composeEmailChangeNotice(to, refuseEmailLink(ctx.config, token)),
  );
}

export function makeEmailChangedMail(ctx: Ctx, job: MailJob<"email_changed">): Promise<Mail | null> {
  const { contactEmail } = ctx.config;
  return composeForMember((to) => composeEmailChangedMail(to, { isOld: job.isOld, contactEmail }))(ctx, job);
}

async function composeWithToken(
  ctx: Ctx,
  job: MailJob<"confirm_email" | "email_change_notice">,
  column: "confirm_hash" | "refuse_hash",
  compose: (to: Recipient, token: string) => Mail,
): Promise<Mail | null> {
  const token = deriveMailToken(ctx, job.id);
  const now = ctx.clock.now();
  const member = await giveChangeToken(ctx.sql, {
    ...job,
    column,
    hash: hashSessionToken(token),
    now,
    expiresAt: getRetentionEnd("emailChanges", now),
  });
  if (!member) return null;
  const { username, display_name: displayName } = member;
  const language = getMemberLanguage(member.language);
  return compose({ email: job.to, username, displayName, language }, token);
}

/**
 * Asks the owner of the new address to confirm. Someone else may have entered it, so the mail
 * repeats only the username of their texts.
 */
export function confirmEmailMail(
  { email, language, username }: Omit<Recipient, "displayName">,
  link: string,
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Confirm your new email for ${{ product: product.name }}`,
    paragraphs: [
      msg`Please confirm that the ${{ product: product.name }} account @${{
        username,
      }} should use this address.`,
    ],
    action: { label: msg`Use this address`, url: link },
    notes: [
      msg`The link works for ${plural({ hours: emailChangeHours }, { one: "# hour", other: "# hours" })}.`,
      msg`If this account isn't yours, ignore this email. Nothing changes unless you open the link.`,
    ],
  });
}

/**
 * Warns the old address. It may no longer be the member's, so the mail does not name the new one.
 */
export function composeEmailChangeNotice(
  { email, language, displayName, username }: Recipient,
  link: string,
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`A new email for your ${{ product: product.name }} account`,
    name: displayName,
    paragraphs: [
      msg`Somebody who knows your password asked to move your account @${{
        username,
      }} to another email address. It moves as soon as the link we sent to that address is opened.`,
      msg`If it was you, there's nothing to do here.`,
    ],
    action: { label: msg`It wasn't me`, url: link },
    notes: [
      msg`The link works for ${
        plural({ hours: emailChangeHours }, { one: "# hour", other: "# hours" })
      }. It stops the change and signs everyone out. Choose a new password afterwards.`,
    ],
  });
}

/** The mail to a member whose address someone wants for another account. */
export function composeAddressTakenMail(
  { email, language, displayName, username }: Recipient,
  signInLink: string,
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`You already have a ${{ product: product.name }} account`,
    name: displayName,
    paragraphs: [
      msg`Somebody, perhaps you, tried to move another ${{
        product: product.name,
      }} account to this address. It belongs to your account @${{
        username,
      }} already, so nothing has changed.`,
    ],
    action: { label: msg`Sign in`, url: signInLink },
    notes: [msg`If it wasn't you, there's nothing to do. Your account is as it was.`],
  });
}

/** The mail after a change, to the new or the old address; the old one is not told the new one. */
export function composeEmailChangedMail(
  { email, language, displayName, username }: Recipient,
  { isOld, contactEmail }: { readonly isOld: boolean; readonly contactEmail: string },
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your ${{ product: product.name }} email was changed`,
    name: displayName,
    paragraphs: [
      isOld
        ? msg`Your account @${{
          username,
        }} uses another email address from now on. This one can no longer be used to sign in.`
        : msg`Your account @${{
          username,
        }} uses this address from now on. Sign in with it, and with the password you have.`,
    ],
    notes: [msg`If it wasn't you, write to ${{ contactEmail }}.`],
  });
}
