import type { Config } from "../../config.ts";

/** The client of the purchase: the desktop app's returns through `/return-to-app` (shop.4). */
export type Client = "web" | "desktop";

type Origin = Pick<Config, "publicUrl">;

/**
 * The addresses to which a payment page returns, always our own (shop.2): the tab of the shop where
 * it was bought. They grant nothing.
 */
export function returnAddresses(
  { publicUrl }: Origin,
  { client, isCrown, xpAmount = 0 }: { client: Client; isCrown: boolean; xpAmount?: number },
): { successUrl: string; cancelUrl: string } {
  const session = "session_id={CHECKOUT_SESSION_ID}";
  if (client === "desktop") {
    const page = `${publicUrl}/return-to-app`;
    const tab = isCrown ? "&tab=badges" : "";
    return {
      successUrl: `${page}?payment=success&${session}${tab}`,
      cancelUrl: `${page}?payment=cancelled${tab}`,
    };
  }
  const shop = `${publicUrl}${isCrown ? "/xp-shop" : "/shop"}`;
  const xp = xpAmount > 0 ? `&xp=${xpAmount}` : "";
  return {
    successUrl: `${shop}?payment=success${xp}&${session}`,
    cancelUrl: `${shop}?payment=cancelled`,
  };
}

/** Where an upgrade returns, which is paid without a page. */
export function makeUpgradedAddress({ publicUrl }: Origin, client: Client): string {
  const path = client === "desktop" ? "/return-to-app?tab=badges&" : "/xp-shop?";
  return `${publicUrl}${path}payment=success`;
}
