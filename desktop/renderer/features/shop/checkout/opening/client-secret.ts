/** The payment's id in its client secret, `pi_…_secret_…`; null for anything else. */
export function parseIntentId(clientSecret: string): string | null {
  return /^(pi_[A-Za-z0-9]{1,200})_secret_[A-Za-z0-9]{1,200}$/.exec(clientSecret)?.[1] ?? null;
}
