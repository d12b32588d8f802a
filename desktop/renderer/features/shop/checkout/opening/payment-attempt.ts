import { tabTexts } from "../../../../lib/storage/guarded-storage.ts";

const storageKey = "glimmer.checkout-attempt";

/**
 * Remembers in this tab that a card was sent for this payment, since after a reload its outcome is
 * unknown.
 */
export function rememberAttempt(intentId: string): void {
  // Also when it is lost, the server reuses an open payment.
  tabTexts.setItem(storageKey, intentId);
}

/** The id of a payment with unknown outcome in this tab, `pi_…`; null without one. */
export function readAttempt(): string | null {
  return tabTexts.getItem(storageKey);
}

export function forgetAttempt(): void {
  tabTexts.removeItem(storageKey);
}
