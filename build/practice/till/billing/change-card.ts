import type Stripe from "stripe";
import { attachMethod } from "../payments/payment-methods.ts";
import { getId, type Till } from "../state/till.ts";

/** Lets a customer's later invoices be paid with this card, also those of running subscriptions. */
export function changeCard(till: Till, customerId: string, method: Stripe.PaymentMethod): void {
  const { customers, subscriptions } = till.state.objects;
  attachMethod(till, method, customerId);
  const customer = customers[customerId];
  if (customer) {
    const before = customer.invoice_settings.default_payment_method;
    customer.invoice_settings.default_payment_method = method.id;
    till.record("customer.updated", customer, { invoice_settings: { default_payment_method: before } });
  }
  for (const subscription of Object.values(subscriptions)) {
    const before = subscription.default_payment_method;
    if (getId(subscription.customer) !== customerId || before === null) continue;
    if (subscription.status === "canceled" || subscription.status === "incomplete_expired") continue;
    subscription.default_payment_method = method.id;
    till.record("customer.subscription.updated", subscription, { default_payment_method: before });
  }
}
