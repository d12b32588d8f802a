import type Stripe from "stripe";
import { createNoSuch } from "../http/api-error.ts";
import { createPaymentMethodObject } from "../objects/payment-method.ts";
import { put, type Till } from "../state/till.ts";
import { findCard, namedMethods, type ReadCard } from "./practice-cards.ts";

/** Keeps a card so that it can be charged. */
export function addPaymentMethod(till: Till, card: ReadCard): Stripe.PaymentMethod {
  const method = put(till, "paymentMethods", createPaymentMethodObject(card, till.now()));
  till.state.cards[method.id] = card.outcome;
  return method;
}

/** The payment method with this id; `pm_card_visa` and the like make one. Throws 404. */
export function findPaymentMethod(till: Till, id: string): Stripe.PaymentMethod {
  const number = namedMethods[id];
  if (number) return addPaymentMethod(till, findCard(number));
  const method = till.state.objects.paymentMethods[id];
  if (!method) throw createNoSuch("PaymentMethod", id, "payment_method");
  return method;
}

/** Makes it the card that the customer's later invoices are paid with. */
export function attachMethod(till: Till, method: Stripe.PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  till.record("payment_method.attached", method);
}
