import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Ctx } from "../../../context.ts";
import { verificationLink } from "./links.ts";
import { signLink } from "./mailed-link.ts";
import { verificationMail } from "./verification-mail.ts";

/** A verification mail with a fresh link, which confirms this registration and no other. */
export async function composeVerificationMail(
  ctx: Ctx,
  registration: { readonly id: string; readonly email: string; readonly username: string },
): Promise<Mail> {
  const token = await signLink(ctx, "verify-email", registration.id, registration.email);
  return verificationMail(registration, verificationLink(ctx.config, token));
}
