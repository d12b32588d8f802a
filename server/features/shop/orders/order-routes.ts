import * as contract from "#shared/shop/contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { createCheckoutSession } from "./create-checkout-session.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { listOrders } from "./list-orders.ts";
import { syncPayment } from "./sync-payment.ts";

export const orderRoutes: readonly Route[] = [
  route(contract.createCheckoutSession, (ctx, { body }) => createCheckoutSession(ctx, body)),
  route(contract.createPaymentIntent, (ctx, { body }) => createPaymentIntent(ctx, body)),
  route(contract.syncPayment, (ctx, { body }) => syncPayment(ctx, body)),
  route(contract.listOrders, async (ctx, { query }, { setNextCursor }) => {
    const page = await listOrders(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
];
