import type { StripeTest } from "#shared/shop/stripe-test-contract.ts";
import type { Config } from "../../../config.ts";

/** The three keys: found or missing, and enough of each to tell it from others. */
export function describeKeys(stripe: Config["stripe"]): StripeTest["keys"] {
  const keys = {
    STRIPE_SECRET_KEY: stripe?.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe?.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: stripe?.publishableKey,
  } as const;
  return Object.entries(keys).map(([name, key]) => ({
    name: name as keyof typeof keys,
    isFound: Boolean(key),
    hint: key ? maskKey(key) : null,
  }));
}

/** Useless to others. */
function maskKey(key: string): string {
  const [beginning = ""] = /^[a-z]+_(?:(?:test|live)_)?/.exec(key) ?? [];
  const rest = key.slice(beginning.length);
  return `${beginning}…${rest.length >= 12 ? rest.slice(-4) : ""}`;
}
