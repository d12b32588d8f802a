/** One mail, in both of its forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails to the outside world. `send` resolves once the mail is accepted, and rejects when it is not. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
