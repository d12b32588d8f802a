import { giveBadge } from "../badge.ts";
import { type AuthorizationRows, type Case, row } from "./authorization-row.ts";

/** The owner's active badge. */
async function ownBadge({ t, owner }: Case) {
  return { params: { id: await giveBadge(t, owner.id, "goldVerify", { isActive: true }) } };
}

/** The owner's open order of a pack, which makes them a customer of the payment provider. */
async function ownPayment({ owner }: Case) {
  const { url } =
    await (await owner.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 }))
      .json() as { url: string };
  return { json: { sessionId: url.split("/").at(-1) } };
}

/** The owner's open order of a pack, to be paid in the browser. */
async function ownOrder(given: Case) {
  await ownPayment(given);
  const [order] = await (await given.owner.get("/api/shop/orders")).json() as { id: string }[];
  return { params: { id: order?.id ?? "" }, json: {} };
}

async function afterOrder(given: Case) {
  await ownPayment(given);
  return { json: {} };
}

// deno-fmt-ignore
export const shopRows = {
  //                          stranger member blocked owner suspended administrator
  getPaymentSettings:       row(401,   200,   200,    200,  401,      200),
  createCheckoutSession:    row(401,   201,   201,    201,  401,      201, () => ({ json: { xpAmount: 5_000, amount: 9.99 } })),
  createPaymentIntent:      row(401,   201,   201,    201,  401,      201, () => ({ json: { amount: 7.99 } })),
  createBadgeSubscription:  row(401,   201,   201,    201,  401,      201, () => ({ json: { badgeType: "blackCrown" } })),
  previewCrown:             row(401,   200,   200,    200,  401,      200, () => ({ query: { badgeType: "blackCrown" } })),
  payRenewal:               row(401,   409,   409,    409,  401,      409),
  openPortal:               row(401,   404,   404,    201,  401,      404, afterOrder),
  syncPayment:              row(401,   404,   404,    200,  401,      404, ownPayment),
  receivePaymentEvent:      row(400,   400,   400,    400,  400,      400, () => ({ json: {} })),
  listOrders:               row(401,   200,   200,    200,  401,      200),
  continueOrder:            row(401,   404,   404,    200,  401,      404, ownOrder),
  discardOrder:             row(401,   404,   404,    200,  401,      404, ownOrder),
  getSpending:              row(401,   200,   200,    200,  401,      200),
  buyBadge:                 row(401,   402,   402,    402,  401,      402, () => ({ params: { badgeType: "goldVerify" } })),
  activateBadge:            row(401,   404,   404,    200,  401,      404, ownBadge),
  activateBadgeInstead:     row(401,   404,   404,    200,  401,      404, ownBadge),
  deactivateBadge:          row(401,   404,   404,    200,  401,      404, ownBadge),
  getStripeTest:            row(401,   403,   403,    403,  401,      200),
  runPracticeFlow:          row(401,   403,   403,    403,  401,      200, () => ({ json: { flow: "buy-pack" } })),
} satisfies AuthorizationRows;
