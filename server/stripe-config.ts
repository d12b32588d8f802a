import { ConfigError } from "./config-error.ts";

/** The settings by their environment names. */
interface StripeSettings {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly PRACTICE_TILL_URL?: string | undefined;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  /** Origin of the practice till; null: Stripe itself. */
  readonly practiceTillUrl: string | null;
}

/** All three keys or none. Throws `ConfigError`. */
export function readStripeConfig(e: StripeSettings): StripeConfig | null {
  const secretKey = e.STRIPE_SECRET_KEY;
  const webhookSecret = e.STRIPE_WEBHOOK_SECRET;
  const publishableKey = e.STRIPE_PUBLISHABLE_KEY;
  if (!secretKey && !webhookSecret && !publishableKey) return null;
  if (!secretKey || !webhookSecret || !publishableKey) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY: expected all three, or none",
    );
  }
  const mode = /_(test|live)_/;
  if (mode.exec(secretKey)?.[1] !== mode.exec(publishableKey)?.[1]) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: expected both of test mode, or both of live mode",
    );
  }
  const practiceTillUrl = e.PRACTICE_TILL_URL ? new URL(e.PRACTICE_TILL_URL).origin : null;
  return { secretKey, webhookSecret, publishableKey, practiceTillUrl };
}
