import * as contract from "#shared/shop/contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { continueOrder } from "./unpaid/continue-order.ts";
import { createCheckoutSession } from "./create-checkout-session.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { discardOrder } from "./unpaid/discard-order.ts";
import { getSpending } from "./place/get-spending.ts";
import { listOrders } from "./list-orders.ts";
import { syncPayment } from "./sync-payment.ts";

export const orderRoutes: readonly Route[] = [
  route(contract.createCheckoutSession, (ctx, { body }) => createCheckoutSession(ctx, body), {
    changes: "nothing",
  }),
  route(contract.createPaymentIntent, (ctx, { body }) => createPaymentIntent(ctx, body), {
    changes: "nothing",
  }),
  route(contract.syncPayment, (ctx, { body }) => syncPayment(ctx, body), { changes: "nothing" }),
  route(contract.listOrders, async (ctx, { query }, { setNextCursor }) => {
    const page = await listOrders(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(
    contract.continueOrder,
    (ctx, { params, body }) => continueOrder(ctx, { id: params.id, client: body.client }),
    { changes: "nothing" },
  ),
  route(contract.discardOrder, (ctx, { params }) => discardOrder(ctx, params.id), { changes: "nothing" }),
  route(contract.getSpending, (ctx) => getSpending(ctx)),
];
