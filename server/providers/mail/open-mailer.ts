import type { Config } from "../../config.ts";
import type { Clock } from "../../clock.ts";
import type { Mailer, Outbox } from "./mailer.ts";
import type { OutboxMail } from "#shared/system/contract.ts";

/** The mailer of the settings: SMTP, or the outbox where there is no SMTP_URL (mail.1). */
export async function openMailer(config: Config, clock: Clock): Promise<Mailer> {
  if (!config.smtpUrl) return createOutboxMailer(clock);
  const { createSmtpMailer } = await import("./smtp-mailer.ts");
  const { mailFrom: from, contactEmail: replyTo, publicUrl } = config;
  return createSmtpMailer(config.smtpUrl, { from, replyTo, publicUrl });
}

const kept = 200;

/** Keeps the last 200 mails in memory instead of sending them: development and tests (mail.1). */
export function createOutboxMailer(clock: Clock): Mailer & { readonly outbox: Outbox } {
  const mails: OutboxMail[] = [];
  return {
    deliver: (mail) => {
      const { to, subject, text, html } = mail;
      mails.unshift({
        to,
        subject,
        text,
        html,
        links: findLinks(text),
        createdAt: clock.now().toISOString(),
      });
      mails.length = Math.min(mails.length, kept);
      return Promise.resolve();
    },
    outbox: {
      list: (to) => mails.filter((mail) => !to || mail.to.toLowerCase() === to.trim().toLowerCase()),
    },
    close: () => Promise.resolve(),
  };
}

/** Every http link of a plain text, in order, without the punctuation that ends a sentence. */
export function findLinks(text: string): string[] {
  return (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).map((link) => link.replace(/[.,;:!?)]+$/, ""));
}
