import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import type { Clock } from "../../context.ts";
import { createMailQueue } from "./mail-queue.ts";
import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";

/** The mailer of the settings: SMTP with a queue, or the outbox where there is no SMTP_URL (mail.1). */
export async function openMailer(config: Config, clock: Clock, log: Logger): Promise<Mailer> {
  if (!config.smtpUrl) return createOutboxMailer(clock);
  const { createSmtpTransport } = await import("./smtp-transport.ts");
  return createMailQueue(createSmtpTransport(config.smtpUrl, config.mailFrom), log);
}
