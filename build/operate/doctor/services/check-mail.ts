import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { createSmtpMailer, getGreeting } from "../../../../server/providers/mail/smtp-mailer.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import type { Examination } from "../examination.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";

/** Whether the mail server takes our connection, TLS and login; sends one mail when asked to. */
export const checkMail: Check = {
  name: "mail",
  waitsFor: "The mail server",
  ifSilent:
    "Many providers of machines block ports 25 and 465: try smtp://…:587 in SMTP_URL, and see the firewall.",
  async run(examination) {
    const { config, wrong, mailTo } = examination;
    if (wrong.has("SMTP_URL")) return skipped("Correct SMTP_URL first.");
    if (!config.smtpUrl) {
      if (mailTo) {
        return fix(
          "No message was sent: SMTP_URL is not set.",
          "Set SMTP_URL, e.g. smtps://user:password@mail.example.org",
        );
      }
      return skipped("Not set up (SMTP_URL): mails are shown at /dev/outbox.");
    }
    const connected = await connect(config.smtpUrl, config.publicUrl);
    const found = [connected, ...judgeSender(examination)];
    if (!mailTo || connected.verdict === "fix") return found;
    return [...found, await sendOne(examination, config.smtpUrl, mailTo)];
  },
};

async function connect(smtpUrl: string, publicUrl: string): Promise<Finding> {
  const url = new URL(smtpUrl);
  const name = getGreeting(smtpUrl, publicUrl);
  const shown = `The mail server at ${url.host}, greeted as ${name},`;
  const verifying = (requireTLS: boolean) => verify({ url: smtpUrl, name, requireTLS });
  try {
    await verifying(false);
  } catch (error) {
    return fix(`${shown} cannot be used: ${describeError(error)}.`, todoFor(error as SmtpError));
  }
  const isTls = url.protocol === "smtps:" || await verifying(true).then(() => true, () => false);
  const login = url.username ? " and accepts the login" : "";
  if (isTls) return ok(`${shown} responds with TLS${login}.`);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (isHere) return ok(`${shown} responds${login}.`);
  return warn(
    `${shown} responds${login}, but without TLS: mails${
      url.username ? " and the password" : ""
    } can be read on their way.`,
    "Use smtps:// in SMTP_URL, or a mail server that offers STARTTLS.",
  );
}

interface SmtpError extends NodeJS.ErrnoException {
  readonly command?: string;
  readonly responseCode?: number;
}

function todoFor({ code = "", command, message, responseCode }: SmtpError): string {
  if (command === "EHLO" || command === "HELO") {
    return "It refuses the name it is greeted with, which is PUBLIC_URL's host: add ?name=mail.example.org with " +
      "the name that it expects to SMTP_URL.";
  }
  if (code === "EAUTH" || responseCode === 535) {
    return "Correct user and password in SMTP_URL; write @ : / in them as %40 %3A %2F.";
  }
  if (code === "EDNS" || code === "ENOTFOUND") return "Correct the host in SMTP_URL.";
  if (code === "ETLS" || /wrong version number/i.test(message)) {
    return "Use smtps:// for port 465, and smtp:// for 587.";
  }
  return "Correct host and port in SMTP_URL: smtps:// means port 465, smtp:// with STARTTLS 587. " +
    "Members' mails wait meanwhile and are sent later.";
}

async function verify(
  how: { readonly url: string; readonly name: string; readonly requireTLS: boolean },
): Promise<void> {
  const transport = createTransport({
    ...how,
    connectionTimeout: 4_000,
    greetingTimeout: 4_000,
    socketTimeout: 4_000,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Whether receivers will believe the sender's address. */
function judgeSender({ config }: Examination): Finding[] {
  const domain = /@([^\s>@]+)>?\s*$/.exec(config.mailFrom)?.[1]?.toLowerCase();
  if (!domain) {
    return [fix("MAIL_FROM has no email address.", 'Set it, e.g. MAIL_FROM="Glimmer <hello@example.org>"')];
  }
  const host = new URL(config.publicUrl).hostname;
  if (domain === "localhost") {
    return [
      fix(
        "Mails come from an address at localhost, which receivers refuse.",
        `Set MAIL_FROM="Glimmer <hello@${host === "localhost" ? "example.org" : host}>"`,
      ),
    ];
  }
  const isSame = host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
  if (isSame) return [];
  return [warn(
    `Mails come from ${domain}, and their links lead to ${host}: many receivers take that for fraud.`,
    `Use an address at ${host} or its domain in MAIL_FROM, with SPF and DKIM records that name the mail server.`,
  )];
}

async function sendOne({ config, now }: Examination, smtpUrl: string, to: string): Promise<Finding> {
  const { mailFrom: from, contactEmail: replyTo, publicUrl } = config;
  const mailer = createSmtpMailer(smtpUrl, { from, replyTo, publicUrl });
  const text =
    `This is the test message of the doctor of Glimmer, sent ${now().toISOString()} for ${config.publicUrl}.`;
  try {
    await mailer.deliver({
      to,
      subject: "Test message from Glimmer",
      text,
      html: `<p>${text}</p>`,
      messageId: `<${randomUUID()}@${new URL(config.publicUrl).hostname}>`,
    });
    return ok(`One message was handed over for ${to}. Look whether it arrives, and not among spam.`);
  } catch (error) {
    return fix(
      `The mail server refuses a message to ${to}: ${describeError(error)}.`,
      "Read its words: most often MAIL_FROM must be an address that this login may send from.",
    );
  } finally {
    await mailer.close();
  }
}
