import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { platform } from "../../lib/platform/current-platform.ts";

/**
 * Asks the server for a page of the payment provider and opens it. A failure says why in a toast.
 * @param order makes the call; a retry after a lost response has the same key, so that nothing is
 * ordered twice
 * @param fallback the toast's text when the server sent none
 */
export function useOpenPayment(
  order: (idempotencyKey: string) => Promise<{ readonly url: string }>,
  { fallback, title = "Payment Failed" }: { readonly fallback: string; readonly title?: string },
) {
  const key = useRef(crypto.randomUUID());
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The browser restored the page as it was left.
    const stopLeaving = () => setLeaving(false);
    addEventListener("pageshow", stopLeaving);
    return () => removeEventListener("pageshow", stopLeaving);
  }, []);
  const opening = useMutation({
    mutationFn: async () => {
      const { url } = await order(key.current);
      if (!url) throw new Error("No checkout URL received from server");
      return url;
    },
    onSuccess: (url) => {
      setLeaving(platform().kind === "web");
      platform().openCheckout(url);
    },
    onError: (error) => toastFailure(error, error instanceof ApiError ? fallback : error.message, title),
    onSettled: (_, error) => {
      const isUnknown = error instanceof ApiError && error.status === 0;
      if (!isUnknown) key.current = crypto.randomUUID();
    },
  });
  return {
    open: () => opening.mutate(),
    isOpening: opening.isPending || isLeaving,
    /** The desktop app has opened the page in the system's browser. */
    isOpenElsewhere: opening.isSuccess && platform().kind === "desktop",
  };
}
