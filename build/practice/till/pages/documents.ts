import { subscriptionIdOf } from "../billing/invoice-routes.ts";
import { paymentOf } from "../billing/pay-invoice.ts";
import { payOnDemand } from "../billing/renew.ts";
import { changeCard } from "../billing/change-card.ts";
import { addPaymentMethod } from "../payments/payment-methods.ts";
import { cardOf } from "../payments/practice-cards.ts";
import { idOf, type Till } from "../state/till.ts";
import { dayOf, type Html, markup, messagePage, money, pageResponse } from "./html.ts";
import { redirect } from "./pay-page.ts";

/** What a payment's `receipt_url` leads to. */
export function receiptPage(till: Till, id: string): Response {
  const charge = till.state.objects.charges[id];
  if (charge?.status !== "succeeded") return notFound(till);
  const amount = (cents: number) => money(cents, charge.currency);
  return pageResponse({
    title: "Receipt",
    body: markup`<h1>Receipt</h1>
<p class="quiet">Paid on ${dayOf(charge.created)} with a card ending in ${
      charge.payment_method_details?.card?.last4 ?? "4242"
    }</p>
<ul class="lines">
${line(charge.description ?? "Payment", amount(charge.amount))}
${charge.amount_refunded > 0 ? line("Refunded", `−${amount(charge.amount_refunded)}`) : null}</ul>
<p class="quiet">${charge.id}</p>
<a class="button quiet" href="${till.publicUrl}/shop">Back to Glimmer</a>`,
  });
}

/** What an invoice's `hosted_invoice_url` leads to. */
export function invoicePage(till: Till, id: string): Response {
  const invoice = till.state.objects.invoices[id];
  if (!invoice) return notFound(till);
  const intent = till.state.objects.intents[String(paymentOf(till, invoice)?.payment.payment_intent)];
  const charge = till.state.objects.charges[String(intent?.latest_charge)];
  return pageResponse({
    title: `Invoice ${invoice.number}`,
    body: markup`<h1>Invoice ${invoice.number ?? ""}</h1>
<p class="quiet">${dayOf(invoice.created)}, ${invoice.status ?? ""}</p>
<ul class="lines">
${invoice.lines.data.map((one) => line(one.description ?? "", signed(one.amount, one.currency)))}
${line("Total", money(invoice.amount_due, invoice.currency))}</ul>
${
      invoice.status === "open"
        ? markup`<form method="post" action="/practice-till/invoice/${id}/pay"><button class="primary">${`Pay ${
          money(invoice.amount_remaining, invoice.currency)
        }`}</button></form>`
        : null
    }
${
      charge?.status === "succeeded"
        ? markup`<a class="button quiet" href="/practice-till/receipt/${charge.id}">Receipt</a>`
        : null
    }
<a class="button quiet" href="${till.publicUrl}/shop">Back to Glimmer</a>`,
  });
}

/** Pays an open invoice with a new card, which later ones are then paid with too. */
export function pressPayInvoice(till: Till, id: string): Response {
  const invoice = till.state.objects.invoices[id];
  const subscription = invoice && till.state.objects.subscriptions[subscriptionIdOf(invoice)];
  if (subscription && invoice.status === "open") {
    changeCard(till, idOf(subscription.customer), addPaymentMethod(till, cardOf("4242424242424242")));
    payOnDemand(till, subscription, invoice);
  }
  return redirect(`/practice-till/invoice/${id}`);
}

function line(name: string, amount: string): Html {
  return markup`<li><span>${name}</span><span>${amount}</span></li>
`;
}

function signed(cents: number, currency: string): string {
  return cents < 0 ? `−${money(-cents, currency)}` : money(cents, currency);
}

function notFound(till: Till): Response {
  return messagePage("Not found", "There is nothing at this address.", till.publicUrl, 404);
}
