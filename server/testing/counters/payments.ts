import type { CrowdMember } from "../crowd.ts";
import type { ShopApp } from "../shop/create-shop-app.ts";

/** Places an order of 5,000 XP, pays it at the till and syncs it. Returns the payment page's id. */
export async function buyPack(t: ShopApp, who: CrowdMember): Promise<string> {
  const response = await who.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  const { url = "" } = await response.json() as { url?: string };
  const sessionId = url.split("/").at(-1) ?? "";
  await t.till.press(sessionId, "pay");
  await who.post("/api/stripe/sync", { sessionId });
  return sessionId;
}

/** Refunds a part of a payment as the operator, and syncs it as the member. */
export async function refundPack(
  t: ShopApp,
  who: CrowdMember,
  sessionId: string,
  cents: number,
): Promise<Response> {
  await t.till.control("refund", { id: sessionId, cents });
  return await who.post("/api/stripe/sync", { sessionId });
}
