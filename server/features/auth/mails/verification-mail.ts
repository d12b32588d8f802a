import { msg } from "@lingui/core/runtime-macro";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Ctx } from "../../../context.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import { makeVerificationLink } from "./link-addresses.ts";
import type { Recipient } from "./recipient.ts";
import { signLink } from "./signed-link-tokens.ts";

/** A verification mail with a fresh link, which confirms this registration and no other. */
export async function composeVerificationMail(
  ctx: Ctx,
  registration: {
    readonly id: string;
    readonly email: string;
    readonly username: string;
    readonly language: string;
  },
): Promise<Mail> {
  const token = await signLink(ctx, "verify-email", registration.id, registration.email);
  const { email, username } = registration;
  const to = { email, username, language: getMemberLanguage(registration.language) };
  return verificationMail(to, makeVerificationLink(ctx.config, token));
}

/**
 * Asks the owner of an address to confirm a registration. Someone else may have made it: the mail
 * contains the username, and no other text of theirs, not even the display name.
 */
export function verificationMail(
  { email, language, username }: Omit<Recipient, "displayName">,
  link: string,
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Verify your email for ${{ product: product.name }}`,
    paragraphs: [
      msg`Welcome to ${{ product: product.name }}. Please verify your email to finish joining as @${{
        username,
      }}.`,
    ],
    action: { label: msg`Verify my email`, url: link },
    notes: [
      msg`The link works for 24 hours.`,
      msg`If you didn't join, or didn't choose the username @${{
        username,
      }}, ignore this email. Nobody can sign in with your address unless you open the link.`,
    ],
  });
}
