import { connect, isIPv4, type Socket } from "node:net";
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
    name: getGreeting(url, publicUrl),
    pool: true,
    maxConnections: 4,
    getSocket: connectByName,
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

const connectTimeoutMs = 10_000;

/**
 * Connects to the mail server by its name. nodemailer would look its addresses up and connect to
 * one of these, which the server may not: its permissions name the host.
 */
function connectByName(
  { host, port, secure = false }: {
    readonly host?: string;
    readonly port?: number | string;
    secure?: boolean;
  },
  done: (error: Error | null, socket?: { readonly connection: Socket }) => void,
): void {
  const socket = connect({ host: host || "localhost", port: Number(port) || (secure ? 465 : 587) });
  socket.setTimeout(connectTimeoutMs, () => socket.destroy(new Error("Connection timeout")));
  socket.once("error", done);
  socket.once("connect", () => {
    socket.off("error", done).setTimeout(0);
    done(null, { connection: socket });
  });
}

/**
 * The name that the mail server is greeted with (EHLO): PUBLIC_URL's host, since strict servers
 * refuse the address that stands for a machine without a full name; or `?name=` of SMTP_URL.
 */
export function getGreeting(url: string, publicUrl: string): string {
  const given = new URL(url).searchParams.get("name");
  if (given) return given;
  const { hostname } = new URL(publicUrl);
  return isIPv4(hostname) ? `[${hostname}]` : hostname.replace("[", "[IPv6:");
}
