import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { createPaymentIntent } from "#shared/shop/contract.ts";
import { toDollars } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { call } from "../../../../lib/api/call.ts";
import { spendingQuery } from "../../use-spending.ts";
import { parseIntentId } from "./client-secret.ts";
import type { OpenPayment } from "./find-payment.ts";

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
 * @param seenOrderId the member's newest paid order of /checkout when the page was opened. It stays
 * the same while other tabs buy, so that a form left open there buys nothing again unasked
 * (shop.11).
 */
export function useOpenFormPayment(given: OpenPayment | null, seenOrderId: string | null): FormPayment {
  const client = useQueryClient();
  const state = useRef({ given, seenOrderId });
  const open = async () => {
    if (state.current.given) return state.current.given;
    const body = {
      amount: toDollars(checkoutPack.cents),
      description: checkoutPack.name,
      seenOrderId: state.current.seenOrderId,
    };
    try {
      const { clientSecret } = await call(createPaymentIntent, { body });
      const intentId = parseIntentId(clientSecret);
      if (intentId === null) throw new Error("The server sent no payment");
      return { intentId, clientSecret };
    } catch (error) {
      // The member is told what was bought, and may buy it once more.
      if (error instanceof ApiError && error.code === "conflict") {
        const { lastCheckoutId } = await client.fetchQuery(spendingQuery);
        state.current.seenOrderId = lastCheckoutId;
      }
      throw error;
    }
  };
  const forgetGiven = () => {
    state.current.given = null;
  };
  return { open, forgetGiven };
}
