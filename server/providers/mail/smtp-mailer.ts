import { isIPv4 } from "node:net";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/**
 * A pool of connections to the mail server at `url` (smtp: or smtps:). Opens nothing
 * before the first mail.
 */
export function createSmtpMailer(
  url: string,
  { from, replyTo, publicUrl }: {
    readonly from: string;
    readonly replyTo: string;
    readonly publicUrl: string;
  },
): Mailer {
  const transport = createTransport({
    url,
    name: greetingOf(url, publicUrl),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Paths and addresses inside a mail are text and never read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail({
        from,
        replyTo,
        // As an object, so that an address is never parsed as a list of them.
        to: { name: "", address: mail.to },
        subject: mail.subject,
        messageId: mail.messageId,
        text: mail.text,
        html: mail.html,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    outbox: null,
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}

/**
 * The name that the mail server is greeted with (EHLO): PUBLIC_URL's host, since strict servers
 * refuse the address that stands for a machine without a full name; or `?name=` of SMTP_URL.
 */
export function greetingOf(url: string, publicUrl: string): string {
  const given = new URL(url).searchParams.get("name");
  if (given) return given;
  const { hostname } = new URL(publicUrl);
  return isIPv4(hostname) ? `[${hostname}]` : hostname.replace("[", "[IPv6:");
}
