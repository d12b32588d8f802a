import type { Outbox } from "./outbox-mailer.ts";

/** One mail, in both of its forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends one mail once. Rejects when it was not accepted. */
export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Sends mails outside of requests. */
export interface Mailer {
  /**
   * Resolves once the mail is accepted and rejects when every attempt failed: never await it in a request, but
   * handle its rejection.
   */
  send(mail: Mail): Promise<void>;
  /** The mails of the outbox; null when mails are sent by SMTP (mail.1). */
  readonly outbox: Outbox | null;
  /** Accepts no more mails and tries the waiting ones a last time. */
  close(): Promise<void>;
}
