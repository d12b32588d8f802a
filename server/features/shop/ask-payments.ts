import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { type Payments, PaymentsUnavailable } from "../../providers/payments/payments.ts";

/** Returns the payment provider. Throws `payments_not_configured` (503). */
export function requirePayments({ providers }: Pick<Ctx, "providers">): Payments {
  if (providers.payments) return providers.payments;
  throw new AppError("payments_not_configured", msg`Payments aren't set up here yet.`);
}

/** Asks the payment provider. Throws `payments_not_configured` or `payments_unavailable` (503). */
export function askPayments<T>(
  ctx: Pick<Ctx, "providers">,
  ask: (payments: Payments) => Promise<T>,
): Promise<T> {
  return orElse(ctx, ask, paymentsUnavailable);
}

/** Asks it about what may be paid already, so that its error does not deny a charge. */
export function askMaybePaid<T>(
  ctx: Pick<Ctx, "providers">,
  ask: (payments: Payments) => Promise<T>,
): Promise<T> {
  return orElse(ctx, ask, (cause) =>
    new AppError(
      "payments_unavailable",
      msg`Our payment provider doesn't respond, so we don't know yet whether this is paid. Please try again in a moment.`,
      { cause },
    ));
}

async function orElse<T>(
  ctx: Pick<Ctx, "providers">,
  ask: (payments: Payments) => Promise<T>,
  errorOf: (cause: PaymentsUnavailable) => AppError,
): Promise<T> {
  try {
    return await ask(requirePayments(ctx));
  } catch (cause) {
    throw cause instanceof PaymentsUnavailable ? errorOf(cause) : cause;
  }
}

export function paymentsUnavailable(cause: unknown): AppError {
  return new AppError(
    "payments_unavailable",
    msg`Our payment provider doesn't respond. You were not charged. Please try again in a moment.`,
    { cause },
  );
}
