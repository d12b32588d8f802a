import type Stripe from "stripe";
import { paySession } from "../checkout/pay-session.ts";
import { ApiError } from "../http/api-error.ts";
import type { Till } from "../state/till.ts";
import { formatMoney, renderMarkup, renderMessage, respondWithPage } from "./html.ts";

/** Where a customer pays, or may not. */
export function payPage(till: Till, id: string): Response {
  const session = till.state.objects.sessions[id];
  if (!session) {
    return renderMessage("Not found", "There is no payment at this address.", till.publicUrl, 404);
  }
  if (session.status === "open") return openPage(till, session);
  const [title, text] = closedWords(session);
  return renderMessage(title, text, backFrom(till, session));
}

function closedWords({ status, payment_status }: Stripe.Checkout.Session): [title: string, text: string] {
  if (status === "expired") {
    return ["Expired", "This payment page has expired. Nothing was charged. Start again from the shop."];
  }
  return payment_status === "paid"
    ? ["Already paid", "This was paid before. You don't need to do anything."]
    : ["Waiting for the bank", "The bank confirms this payment later. You don't need to do anything."];
}

function openPage(till: Till, session: Stripe.Checkout.Session): Response {
  const problem = till.state.plans[session.id]?.problem ?? null;
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? "usd");
  const isSubscription = session.mode === "subscription";
  const interval = session.line_items?.data[0]?.price?.recurring?.interval ?? "month";
  const lines = (session.line_items?.data ?? []).map((line) =>
    renderMarkup`<li><span>${line.description ?? "Purchase"}</span><span>${
      formatMoney(line.amount_total, line.currency)
    }</span></li>`
  );
  const button = (act: string, label: string, look: string) =>
    renderMarkup`<form method="post" action="/practice-till/pay/${session.id}/${act}"><button class="${look}">${label}</button></form>`;
  return respondWithPage({
    title: `Pay ${total}`,
    body: renderMarkup`<h1>${total}${isSubscription ? renderMarkup` <small>a ${interval}</small>` : null}</h1>
<ul class="lines">
${lines}</ul>
${
      session.customer_details?.email
        ? renderMarkup`<p class="quiet">For ${session.customer_details.email}</p>`
        : null
    }
${problem === null ? null : renderMarkup`<p class="problem" role="alert">${problem} You can try again.</p>`}
<div class="buttons">
${button("pay", "Pay", "primary")}
${button("later", "Pay, but the bank confirms later", "quiet")}
${button("decline", "Decline", "quiet")}
${button("cancel", "Cancel", "plain")}
</div>`,
  });
}

/**
 * A press of a button. Leads to the shop's own page, or back to this one when
 * the card was declined.
 */
export function pressPay(till: Till, id: string, button: string): Response {
  const session = till.state.objects.sessions[id];
  const plan = till.state.plans[id];
  if (!session || !plan) return payPage(till, id);
  if (button === "cancel") return redirect(backFrom(till, session));
  if (session.status !== "open" || (button !== "pay" && button !== "decline" && button !== "later")) {
    return redirect(`/practice-till/pay/${id}`);
  }
  try {
    const refusal = paySession(till, session, button);
    plan.problem = refusal?.message ?? null;
    if (refusal) return redirect(`/practice-till/pay/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return renderMessage("Not possible", error.message, `/practice-till/pay/${id}`, error.status);
  }
  return redirect((session.success_url ?? till.publicUrl).replaceAll("{CHECKOUT_SESSION_ID}", id));
}

/** After a press the browser gets a page, so that a reload presses nothing again. */
export function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

function backFrom(till: Till, session: Stripe.Checkout.Session): string {
  return session.cancel_url ?? till.publicUrl;
}
