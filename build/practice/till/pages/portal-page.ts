import type Stripe from "stripe";
import { cancelAtPeriodEnd, getPeriod, isEnding } from "../billing/end-subscription.ts";
import { getSubscriptionId } from "../billing/invoice-routes.ts";
import { changeCard } from "../billing/change-card.ts";
import { addPaymentMethod } from "../payments/payment-methods.ts";
import { describeProblem, readCard } from "../payments/practice-cards.ts";
import type { Till } from "../state/till.ts";
import { formatDay, formatMoney, type Html, renderMarkup, renderMessage, respondWithPage } from "./html.ts";
import { redirect } from "./pay-page.ts";

/** Seconds that the address of a portal is good for. */
const lifetime = 3600;

/** The customer's subscriptions and invoices. */
export function renderPortal(till: Till, id: string): Response {
  const portal = till.state.objects.portalSessions[id];
  if (!portal) return renderMessage("Not found", "There is nothing at this address.", till.publicUrl, 404);
  const back = portal.return_url ?? till.publicUrl;
  if (portal.created + lifetime <= till.now()) {
    return renderMessage("Expired", "This page has expired. Open it again from the shop.", back, 410);
  }
  const own = subscriptionsOf(till, portal.customer);
  const ids = own.map((subscription) => subscription.id);
  const invoices = Object.values(till.state.objects.invoices).filter((invoice) =>
    ids.includes(getSubscriptionId(invoice))
  );
  return respondWithPage({
    title: "Manage subscription",
    body: renderMarkup`<h1>Manage subscription</h1>
<h2>Subscriptions</h2>
${
      own.length === 0
        ? renderMarkup`<p class="quiet">No subscriptions yet.</p>`
        : own.toReversed().map((one) => subscriptionCard(till, id, one))
    }
<h2>Card</h2>
${cardForm(till, portal)}
<h2>Invoices</h2>
${
      invoices.length === 0
        ? renderMarkup`<p class="quiet">No invoices yet.</p>`
        : renderMarkup`<ul class="lines">
${invoices.toReversed().map(invoiceLine)}</ul>`
    }
<a class="button quiet" href="${back}">Back to Glimmer</a>`,
  });
}

function subscriptionsOf(till: Till, customer: string): Stripe.Subscription[] {
  return Object.values(till.state.objects.subscriptions).filter((one) =>
    one.customer === customer && one.status !== "incomplete" && one.status !== "incomplete_expired"
  );
}

function subscriptionCard(till: Till, portal: string, subscription: Stripe.Subscription): Html {
  const recurring = subscription.items.data[0]?.price;
  const name = till.state.objects.products[String(recurring?.product)]?.name ?? "Subscription";
  const act = isEnding(subscription) ? "resume" : "cancel";
  const label = act === "cancel" ? "Cancel" : "Resume";
  const price = `${formatMoney(recurring?.unit_amount ?? 0, subscription.currency)} a ${
    recurring?.recurring?.interval ?? "month"
  }`;
  const form = renderMarkup`<form method="post" action="/practice-till/portal/${portal}/${act}">
<input type="hidden" name="subscription" value="${subscription.id}">
<button class="quiet" aria-label="${label} ${name}">${label}</button>
</form>`;
  return renderMarkup`<section class="card">
<div><strong>${name}</strong><span>${price}</span></div>
<p class="quiet">${stateOf(subscription)}</p>
${subscription.status === "canceled" ? null : form}
</section>
`;
}

function stateOf(subscription: Stripe.Subscription): string {
  const end = formatDay(getPeriod(subscription).end);
  if (subscription.status === "canceled") return `Ended on ${formatDay(subscription.ended_at ?? 0)}.`;
  if (subscription.status === "past_due") return "The last payment failed. It is tried again.";
  return isEnding(subscription) ? `Ends on ${end}.` : `Renews on ${end}.`;
}

/** The card that later payments are taken from, and a form for another one. */
function cardForm(till: Till, { id, customer }: { id: string; customer: string }): Html {
  const { customers, paymentMethods } = till.state.objects;
  const usual = customers[customer]?.invoice_settings.default_payment_method ??
    subscriptionsOf(till, customer).findLast((one) => one.default_payment_method)?.default_payment_method;
  const card = paymentMethods[String(usual)]?.card;
  const field = (name: string, label: string, value: string) =>
    renderMarkup`<label>${label}<input name="${name}" value="${value}" inputmode="numeric" autocomplete="off" required></label>`;
  return renderMarkup`<section class="card">
<p class="quiet">${card ? `A card ending in ${card.last4}.` : "No card yet."}</p>
<form method="post" action="/practice-till/portal/${id}/card">
${field("number", "Card number", "4242 4242 4242 4242")}
${field("expiry", "Expires", "12 / 40")}
${field("cvc", "Security code", "123")}
<button class="quiet">Use this card</button>
</form>
</section>
`;
}

const invoiceStates: Readonly<Record<string, string>> = { paid: "Paid", open: "Open" };

function invoiceLine(invoice: Stripe.Invoice): Html {
  const state = invoiceStates[String(invoice.status)] ?? "Void";
  const amount = formatMoney(invoice.amount_due, invoice.currency);
  const link = renderMarkup`<a href="/practice-till/invoice/${invoice.id}">${formatDay(invoice.created)}</a>`;
  return renderMarkup`<li>${link}<span>${state}</span><span>${amount}</span></li>
`;
}

/** Cancel: it runs to the end of its period. Resume: it is renewed after all. Card: another one. */
export function pressPortal(till: Till, id: string, button: string, form: URLSearchParams): Response {
  const portal = till.state.objects.portalSessions[id];
  if (button === "card" && portal && portal.created + lifetime > till.now()) {
    return saveCard(till, portal, form);
  }
  const subscription = till.state.objects.subscriptions[form.get("subscription") ?? ""];
  const isOwn = portal && portal.created + lifetime > till.now() &&
    subscription?.customer === portal.customer;
  const isOpen = subscription?.status === "active" || subscription?.status === "past_due";
  if (isOwn && isOpen && (button === "cancel" || button === "resume")) {
    cancelAtPeriodEnd(till, subscription, button === "cancel", true);
  }
  return redirect(`/practice-till/portal/${id}`);
}

/** Stripe asks the bank whether the card is good, and takes what is owed with the next try only. */
function saveCard(
  till: Till,
  { id, customer }: { id: string; customer: string },
  form: URLSearchParams,
): Response {
  const typed = (name: string) => form.get(name)?.slice(0, 30) ?? "";
  const card = readCard({ number: typed("number"), expiry: typed("expiry"), cvc: typed("cvc") }, till.now());
  const problem = "code" in card ? card : describeProblem(card.outcome, true);
  if (problem || "code" in card) {
    return renderMessage(
      "Card not saved",
      problem?.message ?? "",
      `/practice-till/portal/${id}`,
      402,
    );
  }
  changeCard(till, customer, addPaymentMethod(till, card));
  return redirect(`/practice-till/portal/${id}`);
}
