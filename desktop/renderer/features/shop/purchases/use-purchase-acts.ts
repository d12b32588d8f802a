import { useMutation, useQueryClient } from "@tanstack/react-query";
import { continueOrder, discardOrder, type Order } from "#shared/shop/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { toastOfOrder } from "../payments/payment-return.ts";
import { useOpenPayment } from "../use-open-payment-page.ts";

/** Opens the page where an unpaid order is paid. */
export function useContinueOrder(id: string) {
  return useOpenPayment(
    (idempotencyKey) =>
      call(continueOrder, { params: { id }, body: { client: platform().kind } }, { idempotencyKey }),
    { fallback: "This purchase could not be opened. Please try again." },
  );
}

/** Ends an unpaid order, and shows what it is then: it may have been paid meanwhile. */
export function useDiscardOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(discardOrder, { params: { id } }),
    onSuccess: (order: Order) =>
      toast(
        order.state === "cancelled"
          ? { title: "Purchase discarded", description: "No charges were made." }
          : toastOfOrder(order, "asked"),
      ),
    onError: (error) => toastFailure(error, "This purchase could not be discarded. Please try again."),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: shopKeys.all });
      refreshSession(client);
    },
  });
}
