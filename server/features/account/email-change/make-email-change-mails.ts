import { getRetentionEnd } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
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
    (username, token) => confirmEmailMail({ email: job.to, username }, confirmEmailLink(ctx.config, token)),
  );
}

/** The notice to the old address, likewise. */
export function makeEmailChangeNotice(ctx: Ctx, job: MailJob<"email_change_notice">): Promise<Mail | null> {
  return composeWithToken(
    ctx,
    job,
    "refuse_hash",
    (username, token, displayName) =>
      composeEmailChangeNotice({ email: job.to, username, displayName }, refuseEmailLink(ctx.config, token)),
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
  compose: (username: string, token: string, displayName: string) => Mail,
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
  return member && compose(member.username, token, member.display_name);
}

/**
 * Asks the owner of the new address to confirm. Someone else may have entered it, so the mail
 * repeats only the username of their texts.
 */
export function confirmEmailMail({ email, username }: Omit<Recipient, "displayName">, link: string): Mail {
  return composeMail({
    to: email,
    subject: `Confirm your new email for ${product.name}`,
    paragraphs: [`Please confirm that the ${product.name} account @${username} should use this address.`],
    action: { label: "Use this address", url: link },
    notes: [
      `The link works for ${emailChangeHours} hours.`,
      "If this account isn't yours, ignore this email. Nothing changes unless you open the link.",
    ],
  });
}

/**
 * Warns the old address. It may no longer be the member's, so the mail does not name the new one.
 */
export function composeEmailChangeNotice({ email, displayName, username }: Recipient, link: string): Mail {
  return composeMail({
    to: email,
    subject: `A new email for your ${product.name} account`,
    name: displayName,
    paragraphs: [
      `Somebody who knows your password asked to move your account @${username} to another email address. It moves as soon as the link we sent to that address is opened.`,
      "If it was you, there's nothing to do here.",
    ],
    action: { label: "It wasn't me", url: link },
    notes: [
      `The link works for ${emailChangeHours} hours. It stops the change and signs everyone out. Choose a new password afterwards.`,
    ],
  });
}

/** The mail to a member whose address someone wants for another account. */
export function composeAddressTakenMail(
  { email, displayName, username }: Recipient,
  signInLink: string,
): Mail {
  return composeMail({
    to: email,
    subject: `You already have a ${product.name} account`,
    name: displayName,
    paragraphs: [
      `Somebody, perhaps you, tried to move another ${product.name} account to this address. It belongs to your account @${username} already, so nothing has changed.`,
    ],
    action: { label: "Sign in", url: signInLink },
    notes: ["If it wasn't you, there's nothing to do. Your account is as it was."],
  });
}

/** The mail after a change, to the new or the old address; the old one is not told the new one. */
export function composeEmailChangedMail(
  { email, displayName, username }: Recipient,
  { isOld, contactEmail }: { readonly isOld: boolean; readonly contactEmail: string },
): Mail {
  return composeMail({
    to: email,
    subject: `Your ${product.name} email was changed`,
    name: displayName,
    paragraphs: [
      isOld
        ? `Your account @${username} uses another email address from now on. This one can no longer be used to sign in.`
        : `Your account @${username} uses this address from now on. Sign in with it, and with the password you have.`,
    ],
    notes: [`If it wasn't you, write to ${contactEmail}.`],
  });
}
