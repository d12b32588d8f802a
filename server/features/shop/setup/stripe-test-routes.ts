import * as contract from "#shared/shop/stripe-test-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { getStripeTest } from "./get-stripe-test.ts";
import { runPracticeFlow } from "./run-practice-flow.ts";

/** For administrators, outside production. */
export const stripeTestRoutes: readonly Route[] = [
  route(contract.getStripeTest, (ctx) => getStripeTest(ctx)),
  route(contract.runPracticeFlow, (ctx, { body }) => runPracticeFlow(ctx, body.flow), { changes: "nothing" }),
];
