const storageKey = "glimmer.checkout-attempt";

/** Notes, for this tab, that a card was sent for this payment: after a reload nobody knows yet whether it was taken. */
export function rememberAttempt(intentId: string): void {
  try {
    sessionStorage.setItem(storageKey, intentId);
  } catch {
    // Storage is blocked: the server still uses an open payment again.
  }
}

/** The id of the payment whose outcome this tab does not know, `pi_…`; null when there is none. */
export function readAttempt(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was noted.
  }
}
