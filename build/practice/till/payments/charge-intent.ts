import type Stripe from "stripe";
import { ApiError } from "../http/api-error.ts";
import { chargeObject } from "../objects/charge.ts";
import { put, type Till } from "../state/till.ts";
import { describeProblem } from "./practice-cards.ts";

interface Charging {
  /** The customer pays for the first time and is there to answer the bank. */
  readonly isFirst: boolean;
  /** The customer's bank has been asked and agreed. */
  readonly isAuthenticated?: boolean;
  /** The bank answers later. */
  readonly isLate?: boolean;
}

export type ChargeResult = "succeeded" | "processing" | "requires_action" | ApiError;

/**
 * Charges a card for an intent and records what came of it. A refusal is returned, and
 * can be thrown as it is.
 */
export function chargeIntent(
  till: Till,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { isFirst, isAuthenticated = false, isLate = false }: Charging,
): ChargeResult {
  const outcome = till.state.cards[method.id] ?? "not_a_test_card";
  if ((outcome === "needs_step" || outcome === "always_step") && isFirst && !isAuthenticated) {
    intent.status = "requires_action";
    intent.payment_method = method.id;
    intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
    till.record("payment_intent.requires_action", intent);
    return "requires_action";
  }
  const problem = describeProblem(outcome, isFirst);
  const status = problem ? "failed" : isLate ? "pending" : "succeeded";
  const charge = put(
    till,
    "charges",
    chargeObject({ now: till.now(), intent, method, publicUrl: till.publicUrl, status, problem }),
  );
  intent.latest_charge = charge.id;
  intent.next_action = null;
  if (problem) {
    till.record("charge.failed", charge);
    return refuse(till, intent, { ...problem, charge: charge.id, method });
  }
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  if (!isLate) return receive(till, intent, charge);
  intent.status = "processing";
  till.record("charge.pending", charge);
  till.record("payment_intent.processing", intent);
  return "processing";
}

/** The money has come in. */
export function receive(till: Till, intent: Stripe.PaymentIntent, charge: Stripe.Charge): "succeeded" {
  charge.status = "succeeded";
  charge.captured = true;
  charge.amount_captured = charge.amount;
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  till.record("charge.succeeded", charge);
  till.record("payment_intent.succeeded", intent);
  return "succeeded";
}

interface Refusal {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly charge?: string;
  readonly method: Stripe.PaymentMethod;
}

/** The intent can be paid with another card. Returns the 402 that says why this one was refused. */
export function refuse(till: Till, intent: Stripe.PaymentIntent, { method, ...problem }: Refusal): ApiError {
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = { ...problem, type: "card_error", payment_method: method };
  till.record("payment_intent.payment_failed", intent);
  return new ApiError(402, { ...problem, type: "card_error", payment_intent: structuredClone(intent) });
}
