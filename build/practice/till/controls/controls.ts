import type Stripe from "stripe";
import { z } from "zod";
import { paymentOf } from "../billing/pay-invoice.ts";
import { settleProcessing } from "../checkout/pay-session.ts";
import { sessionOf } from "../checkout/session-routes.ts";
import { invalidRequest, noSuch } from "../http/api-error.ts";
import { intentOf } from "../payments/intent-routes.ts";
import { closeDispute, openDispute, refundCharge } from "../payments/reverse-charge.ts";
import type { Till } from "../state/till.ts";
import { failRenewal, moveClock, renewNow } from "./move-time.ts";

const payment = z.strictObject({ id: z.string() });
const subscription = z.strictObject({ subscription: z.string() });

/**
 * What tests and /stripe-test make happen, by name. Each takes JSON and returns what it
 * changed. Throws `ApiError`.
 */
const controls: Readonly<Record<string, (till: Till, given: unknown) => object>> = {
  advance: (till, given) =>
    moveClock(
      till,
      parse(
        z.strictObject({ seconds: z.number().int().positive(), subscription: z.string().optional() }),
        given,
      ),
    ),
  renew: (till, given) => renewNow(till, parse(subscription, given).subscription),
  "fail-renewal": (till, given) => failRenewal(till, parse(subscription, given).subscription),
  refund(till, given) {
    const { id, cents } = parse(payment.extend({ cents: z.number().int().positive().optional() }), given);
    return refundCharge(till, chargeBehind(till, id), { cents: cents ?? null });
  },
  dispute: (till, given) => openDispute(till, chargeBehind(till, parse(payment, given).id)),
  "close-dispute"(till, given) {
    const { id, outcome } = parse(payment.extend({ outcome: z.enum(["won", "lost"]) }), given);
    return closeDispute(till, chargeBehind(till, id), outcome);
  },
  "complete-async": (till, given) => answerBank(till, parse(payment, given).id, "succeed"),
  "fail-async": (till, given) => answerBank(till, parse(payment, given).id, "fail"),
};

/** Throws `ApiError`: 404 for a name that is none, 400 for what it cannot do. */
export function control(till: Till, name: string, given: unknown): object {
  const run = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!run) throw noSuch("control", name, "name");
  return run(till, given);
}

function parse<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalidRequest(z.prettifyError(parsed.error));
}

function answerBank(till: Till, id: string, outcome: "succeed" | "fail"): Stripe.PaymentIntent {
  const intent = intentBehind(till, id);
  settleProcessing(till, intent, outcome);
  return intent;
}

/**
 * The intent of a page, intent, invoice or subscription's latest invoice. Throws 404 when
 * nobody has tried to pay.
 */
function intentBehind(till: Till, id: string): Stripe.PaymentIntent {
  const { invoices, subscriptions, charges } = till.state.objects;
  if (id.startsWith("ch_")) return intentOf(till, String(charges[id]?.payment_intent));
  if (id.startsWith("cs_")) {
    const session = sessionOf(till, id);
    return intentBehind(till, String(session.payment_intent ?? session.subscription));
  }
  if (id.startsWith("sub_")) return intentBehind(till, String(subscriptions[id]?.latest_invoice));
  const invoice = invoices[id];
  return intentOf(till, invoice ? String(paymentOf(till, invoice)?.payment.payment_intent) : id, "id");
}

function chargeBehind(till: Till, id: string): Stripe.Charge {
  const intent = intentBehind(till, id);
  const charge = till.state.objects.charges[String(intent.latest_charge)];
  if (!charge) throw noSuch("charge", intent.id);
  return charge;
}
