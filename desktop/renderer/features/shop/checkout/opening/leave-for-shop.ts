import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { forgetAttempt } from "./payment-attempt.ts";

/**
 * Leaves for the shop, which looks the payment up and says what came of it. A full page load, since only /checkout may
 * hold Stripe's scripts, and in place of /checkout, so that Back does not lead to a payment that is made.
 */
export function leaveForShop(intentId: string): void {
  forgetAttempt();
  const query = new URLSearchParams({
    payment: "success",
    xp: String(checkoutPack.xpAmount),
    session_id: intentId,
  });
  location.replace(`/shop?${query}`);
}
