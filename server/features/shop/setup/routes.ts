import * as contract from "#shared/shop/contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { getPaymentSettings } from "./get-payment-settings.ts";

/** Whether payments are set up. */
export const paymentSetupRoutes: readonly Route[] = [
  route(contract.getPaymentSettings, (ctx) => Promise.resolve(getPaymentSettings(ctx))),
];
