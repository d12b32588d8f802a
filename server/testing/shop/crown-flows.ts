import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { Flow } from "./flows.ts";
import type { Shopper } from "./shopper.ts";

type Step = Flow["steps"][number];

const subscribe = (badgeType: CrownType): Step => async (shopper) => {
  const response = await shopper.post("/api/stripe/create-badge-subscription", { badgeType });
  const { url } = await response.json() as { url: string };
  shopper.paymentId = new URL(url).pathname.split("/").at(-1) ?? "";
};

const pay: Step = ({ t, paymentId }) => t.till.press(paymentId, "pay");

/** The subscription that the page began. */
function subscriptionOf({ t, paymentId }: Shopper): string {
  return String(t.till.till.state.objects.sessions[paymentId]?.subscription);
}

const control = (name: string): Step => (shopper) =>
  shopper.t.till.control(name, { subscription: subscriptionOf(shopper) });

/** By the provider itself, since the server may not know the crown yet. */
const upgrade: Step = async (shopper) =>
  await shopper.t.deps.providers.payments?.changeCrown({
    subscriptionId: subscriptionOf(shopper),
    badgeType: "goldCrown",
    key: shopper.paymentId,
    agreed: null,
  });

const cancel: Step = (shopper) =>
  shopper.t.till.stripe.subscriptions.update(subscriptionOf(shopper), { cancel_at_period_end: true });

const end: Step = (shopper) => shopper.t.till.stripe.subscriptions.cancel(subscriptionOf(shopper));

export const crownFlows: readonly Flow[] = [
  { name: "a Black Crown", steps: [subscribe("blackCrown"), pay] },
  { name: "a Gold Crown that is renewed", steps: [subscribe("goldCrown"), pay, control("renew")] },
  {
    name: "a Black Crown that is cancelled and goes on as a Gold Crown",
    steps: [subscribe("blackCrown"), pay, cancel, upgrade],
  },
  {
    name: "a Black Crown that is upgraded and cancelled",
    steps: [subscribe("blackCrown"), pay, upgrade, cancel],
  },
  { name: "a crown that ends at once", steps: [subscribe("blackCrown"), pay, end] },
];
