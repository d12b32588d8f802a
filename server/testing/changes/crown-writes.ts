import { createCtx } from "../../context.ts";
import { settleSubscription } from "../../features/shop/badges/settle/settle-subscription.ts";
import type { TestApp } from "../create-test-app.ts";
import { pick } from "../pages/act.ts";
import { orderCrown, renew, type Subscribed, subscriptionsOnly } from "../shop/crown-order.ts";
import { pickLatest, type Write } from "./community.ts";

const subscriptions = new Map<string, Subscribed>();

/** The provider at which `subscribe` pays. */
export const crownPayments = subscriptionsOnly(subscriptions);

/** As a process does that hears of it from the provider. */
async function settle({ deps }: TestApp, { subscriptionId }: Subscribed): Promise<void> {
  await settleSubscription(createCtx(deps, { type: "system", name: "test" }), subscriptionId);
}

export const subscribe: Write = async (by, { t }) => {
  const subscription = await orderCrown(t, by.id, pick(["blackCrown", "goldCrown"]));
  subscriptions.set(subscription.subscriptionId, subscription);
  await settle(t, subscription);
};

export const renewOrEndCrown: Write = async (_by, { t }) => {
  const subscription = pickLatest([...subscriptions.values()]);
  if (!subscription) return;
  if (Math.random() < 0.5) renew(subscription, t.clock.now());
  else [subscription.status, subscription.paidUntil] = ["ended", t.clock.now()];
  await settle(t, subscription);
};
