import { t } from "@lingui/core/macro";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { syncPayment } from "#shared/shop/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { isUnauthorized } from "../../../lib/api/call-retry-rule.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { type GuardedStorage, localTexts } from "../../../lib/storage/guarded-storage.ts";
import { type Toast, toast } from "../../../lib/announce/toast.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { createOrderToast, type PaymentReturn } from "./payment-return.ts";

interface LookUp {
  readonly sessionId: string;
  readonly outcome: PaymentReturn["outcome"] | "asked";
}

/** Looks a payment up at the provider, shows its outcome, and refetches what it changed. */
export function useSyncPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: shopKeys.sync,
    mutationFn: ({ sessionId }: LookUp) => call(syncPayment, { body: { sessionId } }),
    onSuccess: (order, { sessionId, outcome }) => {
      // A pending payment may be shown again.
      if (order.state !== "pending") markHandled(localTexts, sessionId);
      toast(createOrderToast(order, outcome));
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast(toastOfFailedLookUp(error));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: shopKeys.all });
      refreshSession(client);
    },
  });
}

/** Whether a payment is being looked up. */
export function useIsConfirming(): boolean {
  return useIsMutating({ mutationKey: shopKeys.sync }) > 0;
}

/** Whether a return of this payment was shown before. */
export function isReturnHandled(sessionId: string): boolean {
  return isHandled(localTexts, sessionId);
}

/** A failed look-up loses nothing, since the provider's event grants paid orders too. */
function toastOfFailedLookUp(error: unknown): Toast {
  if (error instanceof ApiError && error.status === 404) {
    return {
      title: t`Payment not found`,
      description: t`It isn't one of yours, so nothing changed.`,
      tone: "danger",
    };
  }
  return {
    title: t`Not confirmed yet`,
    description: t`We couldn't check the payment right now. What you paid for is added once it is confirmed.`,
  };
}

type ReturnStorage = Pick<GuardedStorage, "getItem" | "setItem">;

const storageKey = "glimmer:payment-returns";
const keptReturns = 50;

/**
 * Whether the outcome of this payment was already shown on this device, so that a second return
 * shows nothing (shop.4).
 */
function isHandled(storage: ReturnStorage, sessionId: string): boolean {
  return readHandled(storage).includes(sessionId);
}

function markHandled(storage: ReturnStorage, sessionId: string): void {
  const others = readHandled(storage).filter((each) => each !== sessionId);
  storage.setItem(storageKey, [...others, sessionId].slice(-keptReturns).join(" "));
}

function readHandled(storage: ReturnStorage): string[] {
  return storage.getItem(storageKey)?.split(" ") ?? [];
}
