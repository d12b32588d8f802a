import type { Config } from "../../config.ts";
import type { Clock } from "../../clock.ts";
import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";

/** The mailer of the settings: SMTP, or the outbox where there is no SMTP_URL (mail.1). */
export async function openMailer(config: Config, clock: Clock): Promise<Mailer> {
  if (!config.smtpUrl) return createOutboxMailer(clock);
  const { createSmtpMailer } = await import("./smtp-mailer.ts");
  const { mailFrom: from, contactEmail: replyTo, publicUrl } = config;
  return createSmtpMailer(config.smtpUrl, { from, replyTo, publicUrl });
}
