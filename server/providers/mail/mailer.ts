import type { Outbox } from "./outbox-mailer.ts";

/** One mail, in both of its forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail and its name, which stays the same when it has to be sent again. */
export interface NamedMail extends Mail {
  /** As in the header, in angle brackets. */
  readonly messageId: string;
}

export interface Mailer {
  /** Sends a mail once. Rejects when it was not accepted. */
  deliver(mail: NamedMail): Promise<void>;
  /** The mails of the outbox; null when mails are sent by SMTP (mail.1). */
  readonly outbox: Outbox | null;
  close(): Promise<void>;
}

/** False when the mail server refused for good (a 5xx reply to the mail itself); everything else may pass. */
export function mayPass(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === "EAUTH") return true;
  return responseCode === undefined || responseCode < 500;
}
