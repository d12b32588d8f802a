import { useRef, useState } from "react";
import { isPaymentTaken, type OpenPayment } from "../opening/find-payment.ts";
import { leaveForShop } from "../opening/leave-for-shop.ts";
import { forgetAttempt, readAttempt, rememberAttempt } from "../opening/payment-attempt.ts";
import type { useOpenFormPayment } from "../opening/use-open-form-payment.ts";
import { describeFailureToOpen, describeRefusedCard, type PayFailure } from "./pay-failure.ts";
import type { PayOutcome } from "./pay-outcome.ts";

/** The payment that a card form pays. */
export type FormPayment = ReturnType<typeof useOpenFormPayment>;

interface Pay {
  readonly isPaying: boolean;
  /** Why the last attempt failed, for the member. */
  readonly failure: PayFailure | null;
  /**
   * Opens the payment, sends a card with `confirm`, and leaves for the shop once it is paid.
   * Ignored while another attempt runs.
   * @param check checks the fields first, since an order is placed only when they can be sent; null
   * when they can
   */
  pay(
    confirm: (payment: OpenPayment) => Promise<PayOutcome>,
    check?: () => Promise<PayOutcome | null>,
  ): Promise<void>;
}

/**
 * Pays once: a lost response is looked up before the member may try again (shop.7).
 */
export function usePay({ open, forgetGiven }: FormPayment): Pay {
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  // A second click may come before the next render.
  const isBusy = useRef(false);

  /** Returns the failure; null when there is none to show, `left` when the page is being left. */
  const attempt = async (confirm: (payment: OpenPayment) => Promise<PayOutcome>) => {
    // An attempt whose outcome is still unknown.
    const earlier = readAttempt();
    if (earlier !== null && await isPaymentTaken(earlier).catch(() => false)) {
      leaveForShop(earlier);
      return "left";
    }
    let payment: OpenPayment;
    try {
      payment = await open();
    } catch (error) {
      return describeFailureToOpen(error);
    }
    const { intentId } = payment;
    rememberAttempt(intentId);
    const outcome = await confirm(payment).catch((): PayOutcome => ({ kind: "unknown" }));
    if (await isTaken(intentId, outcome)) {
      leaveForShop(intentId);
      return "left";
    }
    if (outcome.kind !== "unknown") forgetAttempt();
    if (outcome.kind === "closed") forgetGiven();
    return failureOf(outcome);
  };

  const pay: Pay["pay"] = async (confirm, check) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPaying(true);
    setFailure(null);
    const unsent = await check?.().catch((): PayOutcome => ({ kind: "unknown" }));
    const result = unsent ? failureOf(unsent) : await attempt(confirm);
    // The form stays busy until the shop has loaded.
    if (result === "left") return;
    setFailure(result);
    isBusy.current = false;
    setPaying(false);
  };
  return { isPaying, failure, pay };
}

/** The fields say themselves what is incomplete. */
function failureOf(outcome: PayOutcome): PayFailure | null {
  if (outcome.kind === "incomplete") return null;
  return describeRefusedCard(outcome.kind === "declined" ? outcome.message : null);
}

async function isTaken(intentId: string, { kind }: PayOutcome): Promise<boolean> {
  if (kind !== "unknown") return kind === "taken";
  return await isPaymentTaken(intentId).catch(() => false);
}
