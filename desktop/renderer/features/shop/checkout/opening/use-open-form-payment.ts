import { useRef } from "react";
import { createPaymentIntent } from "#shared/shop/contract.ts";
import { convertToDollars } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { call } from "../../../../lib/api/call.ts";
import { parseIntentId } from "./client-secret.ts";
import type { OpenPayment } from "./find-payment.ts";
import { useSeenCheckout } from "./use-seen-checkout.ts";
import { showText } from "../../../../lib/language/show-text.ts";

interface FormPayment {
  /**
   * Opens the payment when the member pays: the one in the address, their open order, or a new one
   * (shop.7). Throws as `call` does.
   */
  open(): Promise<OpenPayment>;
  /** The payment was closed: the next one is asked for. */
  forgetGiven(): void;
}

/**
 * The payment of the card form.
 * @param given an open payment from the address
 * @param seenOrderId the member's newest paid order of /checkout when the page was opened
 */
export function useOpenFormPayment(given: OpenPayment | null, seenOrderId: string | null): FormPayment {
  const buySeen = useSeenCheckout(seenOrderId);
  const givenNow = useRef(given);
  const open = async () => {
    if (givenNow.current) return givenNow.current;
    const order = { amount: convertToDollars(checkoutPack.cents), description: showText(checkoutPack.name) };
    const { clientSecret } = await buySeen((seen) =>
      call(createPaymentIntent, { body: { ...order, seenOrderId: seen } })
    );
    const intentId = parseIntentId(clientSecret);
    if (intentId === null) throw new Error("The server sent no payment");
    return { intentId, clientSecret };
  };
  const forgetGiven = () => {
    givenNow.current = null;
  };
  return { open, forgetGiven };
}
