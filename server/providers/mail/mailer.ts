import type { OutboxMail } from "#shared/system/contract.ts";

/** One mail, in both of its forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail with its name, which stays the same when it is sent again. */
export interface NamedMail extends Mail {
  /** As in the header, in angle brackets. */
  readonly messageId: string;
}

/** The mailbox of developers and tests. */
export interface Outbox {
  /** Newest first; only those to one address when given, whatever its case. */
  list(to?: string): readonly OutboxMail[];
}

export interface Mailer {
  /** Sends a mail once. Rejects when it was not accepted. */
  deliver(mail: NamedMail): Promise<void>;
  /** The mails of the outbox; null when mails are sent by SMTP (mail.1). */
  readonly outbox: Outbox | null;
  close(): Promise<void>;
}

/**
 * False when the mail server refused for good: a 5xx reply to this mail's addresses or its text.
 * The same reply to a greeting or a sign-in concerns the server's state, like all other errors, and
 * may pass.
 */
export function mayPass(error: unknown): boolean {
  const { responseCode = 0, code = "" } = error as { responseCode?: number; code?: string };
  return responseCode < 500 || !["EENVELOPE", "EMESSAGE"].includes(code);
}
