import type { PaymentSettings } from "#shared/shop/contract.ts";
import type { Deps } from "../../../context.ts";

/** How payments run here, for the screens that take them. */
export function getPaymentSettings(
  { providers: { payments } }: Pick<Deps, "providers">,
): PaymentSettings {
  if (!payments) return { provider: null, publishableKey: null };
  return {
    provider: payments.isPractice ? "practice" : "stripe",
    publishableKey: payments.publishableKey,
  };
}
