import { expect } from "vitest";
import { giveBadge } from "../badge.ts";
import type { TestMember } from "../member.ts";
import { giveXp } from "../xp.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const page = { url: expect.stringMatching(/\/practice-till\/pay\/cs_\w+$/) as string };
const stripe = "/api/stripe";

const order = (who: TestMember, given: object = { xpAmount: 5_000, amount: 9.99 }) =>
  who.post(`${stripe}/create-checkout-session`, given);
const openForm = (who: TestMember, amount = 7.99) => who.post(`${stripe}/create-payment-intent`, { amount });
const subscribe = (who: TestMember, badgeType = "blackCrown") =>
  who.post(`${stripe}/create-badge-subscription`, { badgeType });

const preview = (who: TestMember, badgeType = "blackCrown") =>
  who.get(`${stripe}/crown-preview?badgeType=${badgeType}`);

const payments = new WeakMap<Scene, string>();

/** The page of Ada's order, which she places at the first call of the scene. */
async function paymentOf(scene: Scene): Promise<string> {
  const known = payments.get(scene);
  if (known) return known;
  const { url } = await (await order(scene.ada)).json() as { url: string };
  const id = url.split("/").at(-1) ?? "";
  payments.set(scene, id);
  return id;
}

const sync = async (who: TestMember, scene: Scene) =>
  await who.post(`${stripe}/sync`, { sessionId: await paymentOf(scene) });

async function openPortal(who: TestMember, scene: Scene): Promise<Response> {
  await paymentOf(scene);
  return await who.post(`${stripe}/portal`, {});
}

async function ordersOf(who: TestMember, scene: Scene, query = ""): Promise<Response> {
  await paymentOf(scene);
  return await who.get(`/api/shop/orders${query}`);
}

const opened = new WeakMap<Scene, string>();

/** Ada's order at the first call of the scene. */
async function orderIn(scene: Scene): Promise<string> {
  const known = opened.get(scene);
  if (known) return known;
  const { orderId } = await (await order(scene.ada)).json() as { orderId: string };
  opened.set(scene, orderId);
  return orderId;
}

const continueOrder = async (who: TestMember, scene: Scene, json: object = {}) =>
  await who.post(`/api/shop/orders/${await orderIn(scene)}/continue`, json);
const discardOrder = async (who: TestMember, scene: Scene) =>
  await who.post(`/api/shop/orders/${await orderIn(scene)}/discard`);

const deliver = ({ t }: Scene, signature: string) =>
  t.request("POST", `${stripe}/webhook`, {
    json: { id: "evt_1" },
    headers: { "Stripe-Signature": signature },
  });
const forged = answers((s) => deliver(s, "t=1,v1=00"), 400);

async function buyGoldVerify(who: TestMember, { t }: Scene): Promise<Response> {
  await giveXp(t, who.id, 1_500);
  return await who.post("/api/shop/badges/goldVerify");
}

const badges = new WeakMap<Scene, string>();

/** Ada's badge, active from the first call of the scene. */
async function badgeOf(scene: Scene): Promise<string> {
  const known = badges.get(scene) ?? await giveBadge(scene.t, scene.ada.id, "goldVerify", { isActive: true });
  badges.set(scene, known);
  return known;
}

function badgeAct(verb: "activate" | "activate-instead" | "deactivate", changed: object): CallRow {
  const act = async (who: TestMember, scene: Scene) =>
    await who.post(`/api/shop/badges/${await badgeOf(scene)}/${verb}`);
  return {
    call: `POST /api/shop/badges/{id}/${verb}`,
    success: answers((s) => act(s.ada, s), 200, changed),
    signedOut: "refused",
    stranger: answers((s) => act(s.other, s), 404),
    badInput: answers(({ ada, nothing }) => ada.post(`/api/shop/badges/${nothing}/${verb}`), 404),
    repeat: answers((s) => act(s.ada, s), 200, changed),
  };
}

export const shopCalls: readonly CallRow[] = [
  {
    call: "GET /api/shop/payments",
    success: answers(({ ada }) => ada.get("/api/shop/payments"), 200, { provider: "practice" }),
    signedOut: "refused",
    stranger: answers(({ blocked }) => blocked.get("/api/shop/payments"), 200),
    badInput: answers(({ ada }) => ada.get("/api/shop/payments?provider=stripe"), 200, {
      provider: "practice",
    }),
    repeat: answers(({ ada }) => ada.get("/api/shop/payments"), 200),
  },
  {
    call: `POST ${stripe}/create-checkout-session`,
    success: answers(({ ada }) => order(ada), 201, page),
    signedOut: "refused",
    stranger: answers(({ other }) => order(other), 201, page),
    badInput: answers(({ ada }) => order(ada, { xpAmount: 5_000, amount: 0.01 }), 400),
    repeat: answers(({ ada }) => order(ada), 201, page),
  },
  {
    call: `POST ${stripe}/create-payment-intent`,
    success: answers(({ ada }) => openForm(ada), 201, {
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) as string,
    }),
    signedOut: "refused",
    stranger: answers(({ other }) => openForm(other), 201),
    badInput: answers(({ ada }) => openForm(ada, 9.99), 400),
    repeat: answers(({ ada }) => openForm(ada), 201),
  },
  {
    call: `POST ${stripe}/create-badge-subscription`,
    success: answers(({ ada }) => subscribe(ada), 201, page),
    signedOut: "refused",
    stranger: answers(({ other }) => subscribe(other), 201, page),
    badInput: answers(({ ada }) => subscribe(ada, "goldVerify"), 400),
    repeat: answers(({ ada }) => subscribe(ada), 201, page),
  },
  {
    call: `GET ${stripe}/crown-preview`,
    success: answers(({ ada }) => preview(ada), 200, { act: "subscribe", dueToday: 4.99, renewsAt: null }),
    signedOut: "refused",
    stranger: answers(({ other }) => preview(other), 200, { act: "subscribe" }),
    badInput: answers(({ ada }) => preview(ada, "goldVerify"), 400),
    repeat: answers(({ ada }) => preview(ada), 200, { act: "subscribe" }),
  },
  {
    call: `POST ${stripe}/pay-renewal`,
    success: answers(({ ada }) => ada.post(`${stripe}/pay-renewal`), 409),
    signedOut: "refused",
    stranger: answers(({ other }) => other.post(`${stripe}/pay-renewal`), 409),
    badInput: answers(({ ada }) => ada.post(`${stripe}/pay-renewal`), 409),
    repeat: answers(({ ada }) => ada.post(`${stripe}/pay-renewal`), 409),
  },
  {
    call: `POST ${stripe}/portal`,
    success: answers((s) => openPortal(s.ada, s), 201, {
      url: expect.stringContaining("/practice-till/portal/") as string,
    }),
    signedOut: "refused",
    stranger: answers((s) => openPortal(s.other, s), 404),
    badInput: answers(({ ada }) => ada.post(`${stripe}/portal`, { client: "phone" }), 400),
    repeat: answers((s) => openPortal(s.ada, s), 201),
  },
  {
    call: `POST ${stripe}/sync`,
    success: answers((s) => sync(s.ada, s), 200, { state: "pending", xpAmount: 5_000, price: 9.99 }),
    signedOut: "refused",
    stranger: answers((s) => sync(s.other, s), 404),
    badInput: answers(({ ada }) => ada.post(`${stripe}/sync`, { sessionId: "sub_1" }), 400),
    repeat: answers((s) => sync(s.ada, s), 200, { state: "pending" }),
  },
  {
    call: `POST ${stripe}/webhook`,
    success: forged,
    signedOut: forged,
    stranger: forged,
    badInput: answers((s) => deliver(s, ""), 400),
    repeat: forged,
  },
  {
    call: "GET /api/shop/orders",
    success: answers((s) => ordersOf(s.ada, s), 200, [
      expect.objectContaining({ name: "5,000 XP", state: "pending" }),
    ]),
    signedOut: "refused",
    stranger: answers((s) => ordersOf(s.other, s), 200, []),
    badInput: answers((s) => ordersOf(s.ada, s, "?limit=1000"), 400),
    repeat: answers((s) => ordersOf(s.ada, s), 200),
  },
  {
    call: "POST /api/shop/orders/{id}/continue",
    success: answers((s) => continueOrder(s.ada, s), 200, page),
    signedOut: "refused",
    stranger: answers((s) => continueOrder(s.other, s), 404),
    badInput: answers((s) => continueOrder(s.ada, s, { client: "phone" }), 400),
    repeat: answers((s) => continueOrder(s.ada, s), 200, page),
  },
  {
    call: "POST /api/shop/orders/{id}/discard",
    success: answers((s) => discardOrder(s.ada, s), 200, { state: "cancelled" }),
    signedOut: "refused",
    stranger: answers((s) => discardOrder(s.other, s), 404),
    badInput: answers(({ ada }) => ada.post("/api/shop/orders/none/discard"), 404),
    repeat: answers((s) => discardOrder(s.ada, s), 200, { state: "cancelled" }),
  },
  {
    call: "GET /api/shop/spending",
    success: answers(({ ada }) => ada.get("/api/shop/spending"), 200, { limit: null, onItsWay: 0 }),
    signedOut: "refused",
    stranger: answers(({ blocked }) => blocked.get("/api/shop/spending"), 200),
    badInput: answers(({ ada }) => ada.get("/api/shop/spending?month=1"), 200, { isPaused: false }),
    repeat: answers(({ ada }) => ada.get("/api/shop/spending"), 200),
  },
  {
    call: "POST /api/shop/badges/{badgeType}",
    success: answers((s) => buyGoldVerify(s.ada, s), 201, {
      badge: { badgeType: "goldVerify", isActive: true },
    }),
    signedOut: "refused",
    stranger: answers(({ other }) => other.post("/api/shop/badges/goldVerify"), 402),
    badInput: answers(({ ada }) => ada.post("/api/shop/badges/goldCrown"), 400),
    repeat: answers((s) => buyGoldVerify(s.ada, s), 201, { badge: { badgeType: "goldVerify" } }),
  },
  badgeAct("deactivate", { isActive: false, isDeactivated: true }),
  badgeAct("activate-instead", { isActive: true, isDeactivated: false }),
  badgeAct("activate", { isActive: true, isDeactivated: false }),
];
