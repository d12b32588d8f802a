import type { Ctx } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { type Payments, PaymentsUnavailable } from "../../providers/payments/payments.ts";

/** Returns the payment provider. Throws `payments_not_configured` (503). */
export function requirePayments({ providers }: Pick<Ctx, "providers">): Payments {
  if (providers.payments) return providers.payments;
  throw new AppError("payments_not_configured", "Payments aren't set up here yet.");
}

/** Asks the payment provider. Throws `payments_not_configured` or `payments_unavailable` (503). */
export async function askPayments<T>(
  ctx: Pick<Ctx, "providers">,
  ask: (payments: Payments) => Promise<T>,
): Promise<T> {
  try {
    return await ask(requirePayments(ctx));
  } catch (cause) {
    throw cause instanceof PaymentsUnavailable ? paymentsUnavailable(cause) : cause;
  }
}

export function paymentsUnavailable(cause: unknown): AppError {
  return new AppError(
    "payments_unavailable",
    "Our payment provider doesn't respond. You were not charged. Please try again in a moment.",
    { cause },
  );
}
