import type Stripe from "stripe";
import { z } from "zod";
import { type Payments, PaymentsUnavailable } from "./payments.ts";
import { readAnswer } from "./read-answer.ts";
import { isDeclined, isRefused, isUnknown } from "./stripe-failures.ts";
import { owingSubscription, portalPage } from "./stripe-objects.ts";

type Crowns = Pick<Payments, "payRenewal" | "setRenewal" | "cancelSubscription" | "openPortal">;

const payingInvoice = z.object({ status: z.string().nullable() });

/** What else happens to a subscription after its first payment. */
export function crownSubscriptions(stripe: Stripe): Crowns {
  return {
    async payRenewal({ subscriptionId, key }) {
      const invoice = await findOwed(stripe, subscriptionId);
      if (!invoice) return { state: "paid" };
      try {
        const paying = stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `pay:${key}` });
        const { status } = await readAnswer(payingInvoice, paying);
        return { state: status === "open" ? "processing" : "paid" };
      } catch (error) {
        if (!isDeclined(error) && !isRefused(error)) throw error;
        // It was paid meanwhile, or no card is left that could pay it.
        if (isRefused(error) && !await findOwed(stripe, subscriptionId)) return { state: "paid" };
        if (invoice.hosted_invoice_url) return { state: "refused", url: invoice.hosted_invoice_url };
        throw new PaymentsUnavailable("The open invoice has no page", { cause: error });
      }
    },
    async setRenewal(subscriptionId, renews) {
      const changing = stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews });
      await readAnswer(z.unknown(), changing).catch((error: unknown) => {
        // It had ended before.
        if (!isUnknown(error)) throw error;
      });
    },
    async cancelSubscription(subscriptionId) {
      await readAnswer(z.unknown(), stripe.subscriptions.cancel(subscriptionId)).catch((error: unknown) => {
        // It had ended before.
        if (!isUnknown(error)) throw error;
      });
    },
    async openPortal({ customerId, returnUrl }) {
      const { url } = await readAnswer(
        portalPage,
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return url;
    },
  };
}

/** The latest invoice of a subscription while it can be paid; null: nothing is owed. */
async function findOwed(stripe: Stripe, subscriptionId: string) {
  const { latest_invoice: invoice } = await readAnswer(
    owingSubscription,
    stripe.subscriptions.retrieve(subscriptionId, { expand: ["latest_invoice"] }),
  );
  return invoice?.status === "open" ? invoice : null;
}
