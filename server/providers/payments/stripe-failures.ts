import type { Logger } from "pino";
import Stripe from "stripe";
import { PaymentDeclined, PaymentsUnavailable, StepNeeded, UnknownCustomer } from "./payments.ts";

const { StripeError, StripeInvalidRequestError, StripeCardError } = Stripe.errors;

/**
 * Whether Stripe knows no object of that id, which is final; the same for another mode's or
 * account's object.
 */
export function isUnknown(error: unknown): boolean {
  if (!(error instanceof StripeError)) return false;
  // For an impossible id Stripe returns a 404 without a code.
  return error.code === "resource_missing" ||
    error instanceof StripeInvalidRequestError && error.statusCode === 404;
}

/** Whether the object's state does not allow the act, e.g. ending a paid page. */
export function isRefused(error: unknown): boolean {
  return error instanceof StripeInvalidRequestError;
}

/** Whether the card was refused, or its bank wants to ask the customer. */
export function isDeclined(error: unknown): boolean {
  return error instanceof StripeCardError;
}

/** Stripe's words for a payment for which the bank wants to ask the customer. */
const stepCodes: ReadonlySet<string> = new Set([
  "authentication_required",
  "invoice_payment_intent_requires_action",
  "subscription_payment_intent_requires_action",
]);

/**
 * Converts every failure of a call to one of our errors. Logs those that the operator should know:
 * kind, code and Stripe's request id, never a body, which contains members' input.
 */
export function withOwnErrors(log: Logger): <T>(call: () => Promise<T>) => Promise<T> {
  return async (call) => {
    try {
      return await call();
    } catch (error) {
      throw toOwnError(error, log);
    }
  };
}

function toOwnError(error: unknown, log: Logger): unknown {
  if (error instanceof PaymentsUnavailable) {
    log.warn({ problem: error.message }, "payment provider failed");
    return error;
  }
  if (!(error instanceof StripeError)) return error;
  if (error instanceof StripeCardError) {
    const Declined = stepCodes.has(error.code ?? "") ? StepNeeded : PaymentDeclined;
    return new Declined(error.message, { cause: error });
  }
  if (isUnknown(error) && error.param === "customer") {
    return new UnknownCustomer("The payment provider does not know this customer", { cause: error });
  }
  const { type, code, param, statusCode, requestId: stripeRequestId } = error;
  log.warn({ type, code, param, statusCode, stripeRequestId }, "payment provider failed");
  return new PaymentsUnavailable(`The payment provider failed: ${type}`, { cause: error });
}
