import { t } from "@lingui/core/macro";
import { ApiError, getUserMessage } from "../../../../lib/api/api-error.ts";

/** Shown where the card form cannot be opened. */
export const setupError = {
  title: t`Payment Setup Error`,
  body: t`Unable to initialize payment. Please try again.`,
} as const;

/** Why a card was not charged, for the member. */
export interface PayFailure {
  readonly title: string;
  readonly text: string;
}

const unable = t`Unable to process payment. Please try again.`;

/** @param reason the provider's, for the member; null when it sent none */
export function describeRefusedCard(reason: string | null): PayFailure {
  return { title: t`Payment Failed`, text: reason ?? unable };
}

/**
 * Why the server opened no payment: an earlier one is paid, the member's own limit, or a failure.
 */
export function describeFailureToOpen(error: unknown): PayFailure {
  const code = error instanceof ApiError ? error.code : null;
  const isOwn = code === "purchases_paused" || code === "spending_limit_reached";
  return {
    title: code === "conflict"
      ? t`Nothing new was charged`
      : isOwn
      ? t`You can't buy this right now`
      : setupError.title,
    text: getUserMessage(error, setupError.body),
  };
}
