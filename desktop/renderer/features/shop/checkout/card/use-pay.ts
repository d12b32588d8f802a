import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { leaveForShop } from "../opening/leave-for-shop.ts";
import { checkoutKey, isPaymentTaken } from "../opening/open-checkout-payment.ts";
import { forgetAttempt, rememberAttempt } from "../opening/payment-attempt.ts";
import type { PayOutcome } from "./pay-outcome.ts";

const unable = "Unable to process payment. Please try again.";

interface Pay {
  readonly isPaying: boolean;
  /** Why the last attempt failed, for the member. */
  readonly failure: string | null;
  /**
   * Sends a card with `confirm`, and leaves for the shop once it is paid. Ignored while another
   * attempt runs.
   */
  pay(confirm: () => Promise<PayOutcome>): Promise<void>;
}

/**
 * Pays an open payment once: a lost response is looked up before the member may try again (shop.7).
 */
export function usePay(intentId: string): Pay {
  const client = useQueryClient();
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A second click may come before the next render.
  const isBusy = useRef(false);

  const pay = async (confirm: () => Promise<PayOutcome>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPaying(true);
    setFailure(null);
    rememberAttempt(intentId);
    const outcome = await confirm().catch((): PayOutcome => ({ kind: "unknown" }));
    // The form stays busy until the shop has loaded.
    if (await isTaken(intentId, outcome)) return leaveForShop(intentId);
    if (outcome.kind !== "unknown") forgetAttempt();
    // The form stays and gets a new payment.
    if (outcome.kind === "closed") await client.refetchQueries({ queryKey: checkoutKey });
    if (outcome.kind !== "incomplete") {
      setFailure((outcome.kind === "declined" ? outcome.message : null) ?? unable);
    }
    isBusy.current = false;
    setPaying(false);
  };
  return { isPaying, failure, pay };
}

async function isTaken(intentId: string, { kind }: PayOutcome): Promise<boolean> {
  if (kind !== "unknown") return kind === "taken";
  return await isPaymentTaken(intentId).catch(() => false);
}
