import type { CrownType } from "#shared/shop/badge-offers.ts";
import { convertToDollars } from "#shared/shop/money.ts";
import type { SessionCtx } from "../../../../context.ts";
import { createBadgeSubscription } from "../../badges/create-badge-subscription.ts";
import type { Client } from "../../return-addresses.ts";
import { closeBeforeNext } from "../close-before-next.ts";
import { createCheckoutSession } from "../create-checkout-session.ts";
import { loadPage } from "../open-payment-of-order.ts";
import { type OrderRow, selectOrder } from "../order-queries.ts";
import { isOpen, loadOwnOrder } from "./own-order.ts";
import { assertMaySpend, orderEnded } from "../place/place-order.ts";
import { settleOrder } from "../settle/settle-order.ts";
import { explainNotPayable } from "../explain-not-payable.ts";

interface ContinuedOrder {
  readonly url: string;
  /** Another order when this one was placed to be paid elsewhere. */
  readonly orderId: string | null;
}

/**
 * The address where one of the actor's unpaid orders is paid: its page, or /checkout for the form
 * (shop.10). An order that was placed to be paid elsewhere, e.g. in the browser and now in the app,
 * or whose page takes no card any more, is ended and placed anew. Throws `NotFound`, `Conflict`
 * with the reason when it can no longer be paid, and the errors of `placeOrder` and `openPage`.
 */
export async function continueOrder(
  ctx: SessionCtx,
  { id, client }: { id: string; client: Client },
): Promise<ContinuedOrder> {
  const known = await loadOwnOrder(ctx, id);
  if (isOpen(known)) await settleOrder(ctx, known);
  const order = await selectOrder(ctx.sql, id) ?? known;
  if (!isOpen(order)) throw explainNotPayable(order);
  await assertMaySpend(ctx, order.cents, order);
  if (order.way === "form" && client === "web") {
    return { url: `${ctx.config.publicUrl}/checkout`, orderId: id };
  }
  const way = client === "desktop" ? "desktop_page" : "web_page";
  if (order.way !== way) return await orderAnew(ctx, order, client);
  const url = await loadPage(ctx, order, { client, crown: crownOf(order) });
  if (url) return { url, orderId: id };
  // The bank refused after the page was done, which takes no other card.
  if (order.state === "failed") return await orderAnew(ctx, order, client);
  await closeBeforeNext(ctx, order);
  throw orderEnded();
}

async function orderAnew(ctx: SessionCtx, order: OrderRow, client: Client): Promise<ContinuedOrder> {
  const crown = crownOf(order);
  if (crown) {
    const wish = { showInstead: order.shows_instead, expects: "page" } as const;
    return await createBadgeSubscription(ctx, { crown, client, ...wish });
  }
  if (order.kind === "xp_pack") await closeBeforeNext(ctx, order);
  return await createCheckoutSession(ctx, {
    xpAmount: order.xp_amount,
    amount: convertToDollars(order.cents),
    client,
  });
}

function crownOf({ kind, product }: OrderRow): CrownType | null {
  return kind === "crown" ? product as CrownType : null;
}
