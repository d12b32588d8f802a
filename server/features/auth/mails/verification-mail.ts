import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";

/**
 * Asks the owner of an address to confirm a registration. Whoever made it may be somebody else: it names the username, and
 * says none of their own words, not even the display name.
 */
export function verificationMail(
  { email, username }: { readonly email: string; readonly username: string },
  link: string,
): Mail {
  return composeMail({
    to: email,
    subject: `Verify your email for ${product.name}`,
    greeting: "Hello,",
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
