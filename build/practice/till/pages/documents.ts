import { getSubscriptionId } from "../billing/invoice-routes.ts";
import { findPayment } from "../billing/pay-invoice.ts";
import { payOnDemand } from "../billing/renew.ts";
import { changeCard } from "../billing/change-card.ts";
import { addPaymentMethod } from "../payments/payment-methods.ts";
import { findCard } from "../payments/practice-cards.ts";
import { getId, type Till } from "../state/till.ts";
import { formatDay, formatMoney, type Html, renderMarkup, renderMessage, respondWithPage } from "./html.ts";
import { redirect } from "./pay-page.ts";

/** Renders the page that a payment's `receipt_url` leads to. */
export function renderReceipt(till: Till, id: string): Response {
  const charge = till.state.objects.charges[id];
  if (charge?.status !== "succeeded") return notFound(till);
  const amount = (cents: number) => formatMoney(cents, charge.currency);
  return respondWithPage({
    title: "Receipt",
    body: renderMarkup`<h1>Receipt</h1>
<p class="quiet">Paid on ${formatDay(charge.created)} with a card ending in ${
      charge.payment_method_details?.card?.last4 ?? "4242"
    }</p>
<ul class="lines">
${line(charge.description ?? "Payment", amount(charge.amount))}
${charge.amount_refunded > 0 ? line("Refunded", `−${amount(charge.amount_refunded)}`) : null}</ul>
<p class="quiet">${charge.id}</p>
<a class="button quiet" href="${till.publicUrl}/shop">Back to Glimmer</a>`,
  });
}

/** Renders the page that an invoice's `hosted_invoice_url` leads to. */
export function renderInvoice(till: Till, id: string): Response {
  const invoice = till.state.objects.invoices[id];
  if (!invoice) return notFound(till);
  const intent = till.state.objects.intents[String(findPayment(till, invoice)?.payment.payment_intent)];
  const charge = till.state.objects.charges[String(intent?.latest_charge)];
  return respondWithPage({
    title: `Invoice ${invoice.number}`,
    body: renderMarkup`<h1>Invoice ${invoice.number ?? ""}</h1>
<p class="quiet">${formatDay(invoice.created)}, ${invoice.status ?? ""}</p>
<ul class="lines">
${invoice.lines.data.map((one) => line(one.description ?? "", signed(one.amount, one.currency)))}
${line("Total", formatMoney(invoice.amount_due, invoice.currency))}</ul>
${
      invoice.status === "open"
        ? renderMarkup`<form method="post" action="/practice-till/invoice/${id}/pay"><button class="primary">${`Pay ${
          formatMoney(invoice.amount_remaining, invoice.currency)
        }`}</button></form>`
        : null
    }
${
      charge?.status === "succeeded"
        ? renderMarkup`<a class="button quiet" href="/practice-till/receipt/${charge.id}">Receipt</a>`
        : null
    }
<a class="button quiet" href="${till.publicUrl}/shop">Back to Glimmer</a>`,
  });
}

/** Pays an open invoice with a new card, which later ones are then paid with too. */
export function pressPayInvoice(till: Till, id: string): Response {
  const invoice = till.state.objects.invoices[id];
  const subscription = invoice && till.state.objects.subscriptions[getSubscriptionId(invoice)];
  if (subscription && invoice.status === "open") {
    changeCard(till, getId(subscription.customer), addPaymentMethod(till, findCard("4242424242424242")));
    payOnDemand(till, subscription, invoice);
  }
  return redirect(`/practice-till/invoice/${id}`);
}

function line(name: string, amount: string): Html {
  return renderMarkup`<li><span>${name}</span><span>${amount}</span></li>
`;
}

function signed(cents: number, currency: string): string {
  return cents < 0 ? `−${formatMoney(-cents, currency)}` : formatMoney(cents, currency);
}

function notFound(till: Till): Response {
  return renderMessage("Not found", "There is nothing at this address.", till.publicUrl, 404);
}
