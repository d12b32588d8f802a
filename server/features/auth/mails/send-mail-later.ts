import type { Ctx } from "../../../context.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";

/** Queues a mail without waiting for it, so that an unreachable mail server fails no request. */
export function sendMailLater(ctx: Pick<Ctx, "providers" | "log">, mail: Mail): void {
  ctx.providers.mail.send(mail).catch((error: unknown) => {
    ctx.log.error({ err: error, subject: mail.subject }, "a mail could not be sent");
  });
}
