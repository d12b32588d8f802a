import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { forgetAttempt } from "./payment-attempt.ts";

/**
 * Leaves for the shop, which looks the payment up and shows its outcome. Uses a full page load,
 * since only /checkout may have Stripe's scripts, and replaces /checkout, so that Back does not
 * return to a finished payment.
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
