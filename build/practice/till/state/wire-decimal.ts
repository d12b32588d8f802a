import type Stripe from "stripe";

/**
 * Decimals are strings in JSON; the `stripe` package turns them into its own `Decimal`,
 * which its types describe.
 */
export function wireDecimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}
