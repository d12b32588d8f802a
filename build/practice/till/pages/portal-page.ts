import type Stripe from "stripe";
import { cancelAtPeriodEnd, periodOf } from "../billing/end-subscription.ts";
import { subscriptionIdOf } from "../billing/invoice-routes.ts";
import type { Till } from "../state/till.ts";
import { dayOf, type Html, markup, messagePage, money, pageResponse } from "./html.ts";
import { redirect } from "./pay-page.ts";

/** Seconds that the address of a portal is good for. */
const lifetime = 3600;

/** The customer's subscriptions and invoices. */
export function portalPage(till: Till, id: string): Response {
  const portal = till.state.objects.portalSessions[id];
  if (!portal) return messagePage("Not found", "There is nothing at this address.", till.publicUrl, 404);
  const back = portal.return_url ?? till.publicUrl;
  if (portal.created + lifetime <= till.now()) {
    return messagePage("Expired", "This page has expired. Open it again from the shop.", back, 410);
  }
  const own = subscriptionsOf(till, portal.customer);
  const ids = own.map((subscription) => subscription.id);
  const invoices = Object.values(till.state.objects.invoices).filter((invoice) =>
    ids.includes(subscriptionIdOf(invoice))
  );
  return pageResponse({
    title: "Manage subscription",
    body: markup`<h1>Manage subscription</h1>
<h2>Subscriptions</h2>
${
      own.length === 0
        ? markup`<p class="quiet">No subscriptions yet.</p>`
        : own.toReversed().map((one) => subscriptionCard(till, id, one))
    }
<h2>Invoices</h2>
${
      invoices.length === 0 ? markup`<p class="quiet">No invoices yet.</p>` : markup`<ul class="lines">
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
  const act = subscription.cancel_at_period_end ? "resume" : "cancel";
  const label = act === "cancel" ? "Cancel" : "Resume";
  const price = `${money(recurring?.unit_amount ?? 0, subscription.currency)} a ${
    recurring?.recurring?.interval ?? "month"
  }`;
  const form = markup`<form method="post" action="/practice-till/portal/${portal}/${act}">
<input type="hidden" name="subscription" value="${subscription.id}">
<button class="quiet" aria-label="${label} ${name}">${label}</button>
</form>`;
  return markup`<section class="card">
<div><strong>${name}</strong><span>${price}</span></div>
<p class="quiet">${stateOf(subscription)}</p>
${subscription.status === "canceled" ? null : form}
</section>
`;
}

function stateOf(subscription: Stripe.Subscription): string {
  const end = dayOf(periodOf(subscription).end);
  if (subscription.status === "canceled") return `Ended on ${dayOf(subscription.ended_at ?? 0)}.`;
  if (subscription.status === "past_due") return "The last payment failed. It is tried again.";
  return subscription.cancel_at_period_end ? `Ends on ${end}.` : `Renews on ${end}.`;
}

const invoiceStates: Readonly<Record<string, string>> = { paid: "Paid", open: "Open" };

function invoiceLine(invoice: Stripe.Invoice): Html {
  const state = invoiceStates[String(invoice.status)] ?? "Void";
  const amount = money(invoice.amount_due, invoice.currency);
  const link = markup`<a href="/practice-till/invoice/${invoice.id}">${dayOf(invoice.created)}</a>`;
  return markup`<li>${link}<span>${state}</span><span>${amount}</span></li>
`;
}

/** Cancel: it runs to the end of its period. Resume: it is renewed after all. */
export function pressPortal(till: Till, id: string, button: string, subscriptionId: string): Response {
  const portal = till.state.objects.portalSessions[id];
  const subscription = till.state.objects.subscriptions[subscriptionId];
  const isOwn = portal && portal.created + lifetime > till.now() &&
    subscription?.customer === portal.customer;
  const isOpen = subscription?.status === "active" || subscription?.status === "past_due";
  if (isOwn && isOpen && (button === "cancel" || button === "resume")) {
    cancelAtPeriodEnd(till, subscription, button === "cancel");
  }
  return redirect(`/practice-till/portal/${id}`);
}
