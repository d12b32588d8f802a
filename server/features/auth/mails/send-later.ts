import type { Ctx } from "../../../context.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";

/** Hands a mail over without waiting for it: a mail server that is away never fails what the member did. */
export function sendLater(ctx: Pick<Ctx, "providers" | "log">, mail: Mail): void {
  ctx.providers.mail.send(mail).catch((error: unknown) => {
    ctx.log.error({ err: error, subject: mail.subject }, "a mail was lost");
  });
}
