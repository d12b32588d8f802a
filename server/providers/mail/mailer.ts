import type { Outbox } from "./outbox.ts";

/** One mail, in both of its forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes one mail to the outside world, once. Rejects when it was not accepted. */
export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Hands mails to the outside world, off the request's path. */
export interface Mailer {
  /**
   * Resolves once the mail is accepted and rejects when every attempt failed: never await it in a request, but
   * handle its rejection.
   */
  send(mail: Mail): Promise<void>;
  /** The mails kept here in place of a mail server; null when they really go out (mail.1). */
  readonly outbox: Outbox | null;
  /** Takes no more mails and gives the waiting ones a last chance to leave. */
  close(): Promise<void>;
}
