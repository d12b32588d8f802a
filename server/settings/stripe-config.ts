import { z } from "zod";
import { ConfigError } from "../config-error.ts";

/** The settings by their environment names. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_/, "expected a secret key, sk_… or rk_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "expected a signing secret, whsec_…").optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_/, "expected a publishable key, pk_…").optional(),
  /** Set by the launcher when it runs the practice till (shop.5). Never in production. */
  PRACTICE_TILL_URL: z.url({ protocol: /^http$/ }).optional(),
};

type StripeSettings = z.output<z.ZodObject<typeof stripeSettings>>;

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
