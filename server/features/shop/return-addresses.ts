import type { Config } from "../../config.ts";

/** The client of the purchase: the desktop app's returns through `/return-to-app` (shop.4). */
export type Client = "web" | "desktop";

/** The addresses to which a payment page returns, always our own (shop.2). They grant nothing. */
export function returnAddresses(
  { publicUrl }: Pick<Config, "publicUrl">,
  { client, xpAmount = 0 }: { client: Client; xpAmount?: number },
): { successUrl: string; cancelUrl: string } {
  const session = "session_id={CHECKOUT_SESSION_ID}";
  if (client === "desktop") {
    const page = `${publicUrl}/return-to-app`;
    return { successUrl: `${page}?payment=success&${session}`, cancelUrl: `${page}?payment=cancelled` };
  }
  const xp = xpAmount > 0 ? `&xp=${xpAmount}` : "";
  return {
    successUrl: `${publicUrl}/shop?payment=success${xp}&${session}`,
    cancelUrl: `${publicUrl}/shop?payment=cancelled`,
  };
}
