import type { Mail } from "../../providers/mail/mailer.ts";
import type { Ctx } from "../../context.ts";
import { verificationLink } from "./links.ts";
import { signLink } from "./mailed-link.ts";
import type { Recipient } from "./mails/recipient.ts";
import { verificationMail } from "./mails/verification-mail.ts";

/** A verification mail with a fresh link, bound to the address it goes to. */
export async function composeVerificationMail(
  ctx: Ctx,
  member: Recipient & { readonly id: string },
): Promise<Mail> {
  const token = await signLink(ctx, "verify-email", member.id, member.email);
  return verificationMail(member, verificationLink(ctx.config, token));
}
