import type Stripe from "stripe";

/** Metadata after a change: given entries replace, empty ones remove. */
export function withChanges(before: Stripe.Metadata, changes: Record<string, string>): Stripe.Metadata {
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([name]) => changes[name] !== ""),
  );
}
