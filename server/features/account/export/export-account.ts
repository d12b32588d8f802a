import { product } from "#shared/product.ts";
import type { SessionCtx } from "../../../context.ts";
import { getCurrentUser } from "../../auth/get-current-user.ts";
import { sendMailLater } from "../../auth/mails/send-mail-later.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";
import { archiveOf } from "./archive.ts";
import { filesOf } from "./files-of-member.ts";

/**
 * All data of the actor as a zip, read page by page while it is sent (auth.15). They get a mail, so that nobody who found their
 * session does this unnoticed. What fails on the way breaks the connection off, so that no half archive looks like a whole one.
 */
export async function exportAccount(ctx: SessionCtx): Promise<Response> {
  const member = await getCurrentUser(ctx);
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const body = archiveOf(filesOf(ctx), (err) => ctx.log.error({ err }, "an export of an account broke off"));
  sendMailLater(ctx, exportedMail(member));
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${product.scheme}-data-${day}.zip"`,
    },
  });
}

function exportedMail({ email, displayName, username }: Recipient): Mail {
  return composeMail({
    to: email,
    subject: `Your ${product.name} data was downloaded`,
    greeting: `Hello ${displayName},`,
    paragraphs: [
      `Somebody signed in to your account @${username} has downloaded a copy of your data.`,
      "If it was you, there's nothing to do here.",
    ],
    notes: [
      'If it wasn\'t you, choose "Forgot your password?" on the sign-in page and set a new one. That signs everyone else out.',
    ],
  });
}
