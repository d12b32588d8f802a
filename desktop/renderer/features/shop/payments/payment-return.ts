import { t } from "@lingui/core/macro";
import type { Order } from "#shared/shop/contract.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import type { Toast } from "../../../lib/announce/toast.ts";

/**
 * The payment that the address names when the member returns from it. It only says what to look up
 * (shop.2).
 */
export interface PaymentReturn {
  readonly outcome: "success" | "cancelled" | "failed";
  /** The payment to look up; null when the address names none. */
  readonly sessionId: string | null;
}

const outcomes: Readonly<Record<string, PaymentReturn["outcome"]>> = {
  success: "success",
  cancelled: "cancelled",
  canceled: "cancelled",
  cancel: "cancelled",
  failed: "failed",
};

/** Reads `?payment=…&session_id=…`; null when the address names no payment. */
export function readPaymentReturn(
  { payment, session_id: given }: { readonly payment?: string; readonly session_id?: string },
): PaymentReturn | null {
  const outcome = payment !== undefined && Object.hasOwn(outcomes, payment) ? outcomes[payment] : undefined;
  if (!outcome) return null;
  return { outcome, sessionId: given && /^(cs|pi)_\w{1,250}$/.test(given) ? given : null };
}

const cancelled: Toast = { title: t`Payment Cancelled`, description: t`No charges were made.` };
const failed: Toast = {
  title: t`Payment Failed`,
  description: t`Unable to process payment. Please try again.`,
  tone: "danger",
};

/** The toast when the address names no payment to look up. */
export function createOutcomeToast(outcome: PaymentReturn["outcome"]): Toast {
  if (outcome === "cancelled") return cancelled;
  if (outcome === "failed") return failed;
  return {
    title: t`Payment Successful!`,
    description: t`What you bought is added as soon as the payment is confirmed.`,
    tone: "success",
  };
}

/**
 * The toast for a looked-up payment, by its state and not by the address. `asked` when the member
 * asked for it.
 */
export function createOrderToast(
  { state, isAwaitingBank, xpAmount, name }: Order,
  outcome: PaymentReturn["outcome"] | "asked",
): Toast {
  switch (state) {
    case "paid":
      return {
        title: t`Payment Successful!`,
        description: xpAmount > 0
          ? t`${{ xp: formatXp(xpAmount) }} XP were added to your balance.`
          : t`${name} is yours. You'll find it under Badges & Status.`,
        tone: "success",
      };
    case "pending":
      if (isAwaitingBank || outcome === "success") {
        return {
          title: t`Payment on its way`,
          description: isAwaitingBank
            ? t`The bank hasn't confirmed it yet. What you bought is added as soon as it does.`
            : t`It isn't confirmed yet. What you bought is added as soon as it is.`,
        };
      }
      if (outcome !== "asked") return createOutcomeToast(outcome);
      return { title: t`Not paid yet`, description: t`No payment for it has come in so far.` };
    case "failed":
      return failed;
    case "cancelled":
      return cancelled;
    default:
      return { title: t`Payment returned`, description: t`You'll find it among your purchases.` };
  }
}
