import * as contract from "#shared/shop/contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

export const paymentEventRoutes: readonly Route[] = [
  route(contract.receivePaymentEvent, (ctx, _, { request }) => receivePaymentEvent(ctx, request), {
    changes: "nothing",
  }),
];
