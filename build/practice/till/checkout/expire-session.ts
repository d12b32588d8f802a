import type Stripe from "stripe";
import { cancelIntent } from "../payments/intent-routes.ts";
import type { Due, Till } from "../state/till.ts";

/** Closes a payment page that nobody paid on, and the intent of a card that was refused there. */
export function expireSession(till: Till, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  session.status = "expired";
  session.url = null;
  const intent = till.state.objects.intents[String(session.payment_intent)];
  if (intent?.status === "requires_payment_method") cancelIntent(till, intent, "abandoned");
  till.record("checkout.session.expired", session);
  return session;
}

/** When the open page expires; null when it is closed. */
export function findNextOfSession(till: Till, session: Stripe.Checkout.Session): Due | null {
  return session.status === "open"
    ? { at: session.expires_at, run: () => void expireSession(till, session) }
    : null;
}
