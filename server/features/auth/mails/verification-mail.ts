import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Ctx } from "../../../context.ts";
import { makeVerificationLink } from "./link-addresses.ts";
import { signLink } from "./signed-link-tokens.ts";

/** A verification mail with a fresh link, which confirms this registration and no other. */
export async function composeVerificationMail(
  ctx: Ctx,
  registration: { readonly id: string; readonly email: string; readonly username: string },
): Promise<Mail> {
  const token = await signLink(ctx, "verify-email", registration.id, registration.email);
  return verificationMail(registration, makeVerificationLink(ctx.config, token));
}

/**
 * Asks the owner of an address to confirm a registration. Someone else may have made it: the mail
 * contains the username, and no other text of theirs, not even the display name.
 */
export function verificationMail(
  { email, username }: { readonly email: string; readonly username: string },
  link: string,
): Mail {
  return composeMail({
    to: email,
    subject: `Verify your email for ${product.name}`,
    paragraphs: [
      `Welcome to ${product.name}. Please verify your email to finish joining as @${username}.`,
    ],
    action: { label: "Verify my email", url: link },
    notes: [
      "The link works for 24 hours.",
      `If you didn't join, or didn't choose the username @${username}, ignore this email. Nobody can sign in with your address unless you open the link.`,
    ],
  });
}
