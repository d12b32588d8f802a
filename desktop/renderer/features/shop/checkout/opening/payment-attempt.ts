const storageKey = "glimmer.checkout-attempt";

/**
 * Remembers in this tab that a card was sent for this payment, since after a reload its outcome is
 * unknown.
 */
export function rememberAttempt(intentId: string): void {
  try {
    sessionStorage.setItem(storageKey, intentId);
  } catch {
    // Storage is blocked; the server still reuses an open payment.
  }
}

/** The id of a payment with unknown outcome in this tab, `pi_…`; null without one. */
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
    // Nothing was stored.
  }
}
