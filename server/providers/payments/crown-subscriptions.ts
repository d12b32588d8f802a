import type Stripe from "stripe";
import { z } from "zod";
import { type Payments, PaymentsUnavailable } from "./payments.ts";
import { readAnswer } from "./read-answer.ts";
import { isDeclined, isRefused, isUnknown } from "./stripe-failures.ts";
import { owingSubscription, portalPage } from "./stripe-objects.ts";

type Crowns = Pick<Payments, "payRenewal" | "cancelSubscription" | "openPortal">;

/** What else happens to a subscription after its first payment. */
export function crownSubscriptions(stripe: Stripe): Crowns {
  return {
    async payRenewal({ subscriptionId, key }) {
      const { latest_invoice: invoice } = await readAnswer(
        owingSubscription,
        stripe.subscriptions.retrieve(subscriptionId, { expand: ["latest_invoice"] }),
      );
      if (invoice?.status !== "open") return null;
      try {
        const paying = stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `pay:${key}` });
        await readAnswer(z.unknown(), paying);
        return null;
      } catch (error) {
        if (isDeclined(error) && invoice.hosted_invoice_url) return invoice.hosted_invoice_url;
        if (isDeclined(error)) {
          throw new PaymentsUnavailable("The open invoice has no page", { cause: error });
        }
        // It was paid meanwhile.
        if (isRefused(error)) return null;
        throw error;
      }
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
