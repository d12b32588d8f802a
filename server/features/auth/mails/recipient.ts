/** Whom a mail about an account addresses. */
export interface Recipient {
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
}
