import { ApiError, getUserMessage } from "../../../../lib/api/api-error.ts";

/** Shown where the card form cannot be opened. */
export const setupError = {
  title: "Payment Setup Error",
  body: "Unable to initialize payment. Please try again.",
} as const;

/** Why a card was not charged, for the member. */
export interface PayFailure {
  readonly title: string;
  readonly text: string;
}

const unable = "Unable to process payment. Please try again.";

/** @param reason the provider's, for the member; null when it sent none */
export function describeRefusedCard(reason: string | null): PayFailure {
  return { title: "Payment Failed", text: reason ?? unable };
}

/**
 * Why the server opened no payment: an earlier one is paid, the member's own limit, or a failure.
 */
export function describeFailureToOpen(error: unknown): PayFailure {
  const code = error instanceof ApiError ? error.code : null;
  const isOwn = code === "purchases_paused" || code === "spending_limit_reached";
  return {
    title: code === "conflict"
      ? "Nothing new was charged"
      : isOwn
      ? "You can't buy this right now"
      : setupError.title,
    text: getUserMessage(error, setupError.body),
  };
}
