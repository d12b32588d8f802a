import { checkoutPack, xpPacks } from "#shared/shop/xp-packs.ts";
import type { Shopper } from "./shopper.ts";

/** An act of the member, their bank or the operator. */
type Step = (shopper: Shopper) => Promise<unknown>;

/** A purchase and its outcome. */
export interface Flow {
  readonly name: string;
  readonly steps: readonly Step[];
}

const [small, middle] = xpPacks;

const order = ({ xpAmount, cents }: { xpAmount: number; cents: number }): Step => async (shopper) => {
  const { url } = await readCreated<{ url: string }>(
    shopper.post("/api/stripe/create-checkout-session", { xpAmount, amount: cents / 100 }),
  );
  shopper.paymentId = new URL(url).pathname.split("/").at(-1) ?? "";
};

const openForm: Step = async (shopper) => {
  const { clientSecret } = await readCreated<{ clientSecret: string }>(
    shopper.post("/api/stripe/create-payment-intent", { amount: checkoutPack.cents / 100 }),
  );
  shopper.paymentId = clientSecret.split("_secret_")[0] ?? "";
};

async function readCreated<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return await response.json() as T;
}

const press = (button: "pay" | "decline" | "later"): Step => ({ t, paymentId }) =>
  t.till.press(paymentId, button);

const control = (name: string, given: object = {}): Step => ({ t, paymentId }) =>
  t.till.control(name, { id: paymentId, ...given });

/** Pays the form with a test card. */
const payForm = (card: string): Step => async ({ t, paymentId }) => {
  await t.till.stripe.paymentIntents.confirm(paymentId, { payment_method: card }).catch((error: unknown) => {
    if (!(error instanceof Error) || !("decline_code" in error)) throw error;
  });
};

const expire: Step = async ({ t, paymentId }) => await t.till.stripe.checkout.sessions.expire(paymentId);

/** Flows of XP packs, with none to six relevant events of the provider. */
export const packFlows: readonly Flow[] = [
  { name: "a page that is paid", steps: [order(small), press("pay")] },
  { name: "a page that is left", steps: [order(small), expire] },
  {
    name: "a page that is paid after a refused card",
    steps: [order(middle), press("decline"), press("pay")],
  },
  {
    name: "a form that is paid after two refused cards",
    steps: [
      openForm,
      payForm("pm_card_chargeDeclined"),
      payForm("pm_card_chargeDeclined"),
      payForm("pm_card_visa"),
    ],
  },
  {
    name: "a page that the bank confirms later",
    steps: [order(small), press("later"), control("complete-async")],
  },
  {
    name: "a page that the bank refuses later",
    steps: [order(small), press("later"), control("fail-async")],
  },
  { name: "a payment that is refunded", steps: [order(small), press("pay"), control("refund")] },
  {
    name: "a form that is refunded in two parts",
    steps: [
      openForm,
      payForm("pm_card_visa"),
      control("refund", { cents: 300 }),
      control("refund"),
    ],
  },
  {
    name: "a dispute that is lost",
    steps: [
      order(middle),
      press("pay"),
      control("dispute"),
      control("close-dispute", { outcome: "lost" }),
    ],
  },
  {
    name: "a dispute that is won",
    steps: [
      order(middle),
      press("pay"),
      control("dispute"),
      control("close-dispute", { outcome: "won" }),
    ],
  },
  {
    name: "a late payment that is refunded in part and disputed",
    steps: [
      order(small),
      press("later"),
      control("complete-async"),
      control("refund", { cents: 100 }),
      control("dispute"),
    ],
  },
];
