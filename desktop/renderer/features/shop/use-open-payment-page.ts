import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { refreshSession } from "../../lib/session/session.ts";
import { shopKeys } from "../../lib/query-keys/shop-keys.ts";
import { rememberOpenElsewhere, useIsOpenElsewhere } from "./payments/open-elsewhere.ts";

/**
 * Asks the server for a page of the payment provider and opens it. A failure says why in a toast.
 * @param order makes the call; a retry after a lost response has the same key, so that nothing is
 * ordered twice
 * @param fallback the toast's text when the server sent none
 * @param title the toast's title; by default it says whether something may have been charged
 * @param onPaid called instead of opening a page when the order was paid at once, without one
 */
export function useOpenPayment(
  order: (idempotencyKey: string) => Promise<{ readonly url: string; readonly orderId?: string | null }>,
  { fallback, title, onPaid }: {
    readonly fallback: string;
    readonly title?: string;
    readonly onPaid?: () => void;
  },
) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The browser restored the page as it was left.
    const stopLeaving = () => setLeaving(false);
    addEventListener("pageshow", stopLeaving);
    return () => removeEventListener("pageshow", stopLeaving);
  }, []);
  const refresh = () => {
    void client.invalidateQueries({ queryKey: shopKeys.all });
    refreshSession(client);
  };
  const opening = useMutation({
    mutationFn: async () => {
      const { url, orderId } = await order(key.current);
      if (!url) throw new Error(t`No checkout URL received from server`);
      return { url, orderId: orderId ?? null, isPaid: orderId === null };
    },
    onSuccess: ({ url, orderId, isPaid }) => {
      if (isPaid && onPaid) {
        refresh();
        return onPaid();
      }
      if (platform().kind === "web") setLeaving(true);
      else rememberOpenElsewhere(orderId);
      platform().openCheckout(url);
    },
    onError: (error) => {
      toastFailure(error, error instanceof ApiError ? fallback : error.message, title ?? titleOf(error));
      // The reason may be that an earlier order was paid.
      refresh();
    },
    onSettled: (_, error) => {
      const isUnknown = error instanceof ApiError && error.status === 0;
      if (!isUnknown) key.current = crypto.randomUUID();
    },
  });
  const isOpenElsewhere = useIsOpenElsewhere(opening.data?.orderId ?? null);
  return {
    open: () => opening.mutate(),
    isOpening: opening.isPending || isLeaving,
    /** The desktop app has opened the page in the system's browser. */
    isOpenElsewhere,
  };
}

function titleOf(error: Error): string {
  return error instanceof ApiError && error.status === 409 ? t`Nothing new was charged` : t`Payment Failed`;
}
