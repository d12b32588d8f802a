import { receivePaymentEvent } from "#shared/shop/contract.ts";
import { type Route, route } from "../../../http/route.ts";
import { receiveEvent } from "./receive-event.ts";

export const paymentEventRoutes: readonly Route[] = [
  route(receivePaymentEvent, (ctx, _, { request }) => receiveEvent(ctx, request)),
];
