import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { payRenewal } from "#shared/shop/crown-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";

/** Pays the refused renewal of a crown; a card that is refused again opens a page for any. */
export function usePayRenewal(name: string) {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const paying = useMutation({
    mutationFn: (idempotencyKey: string) => call(payRenewal, {}, { idempotencyKey }),
    onSuccess: ({ url, isOnItsWay }) => {
      if (isOnItsWay) {
        return toast({
          title: "Payment on its way",
          description: `The bank hasn't confirmed it yet. Your ${name} is renewed as soon as it does.`,
        });
      }
      if (url === null) {
        return toast({
          title: "Payment Successful!",
          description: `Your ${name} is renewed.`,
          tone: "success",
        });
      }
      setLeaving(platform().kind === "web");
      platform().openCheckout(url);
      if (platform().kind === "desktop") {
        toast({
          title: "Your card couldn't be charged",
          description: "The page that is open in your browser takes any card.",
        });
      }
    },
    onError: (error) =>
      toastFailure(error, "Your renewal could not be paid. Please try again.", "Payment Failed"),
    onSettled: () => {
      refreshSession(client);
      return client.invalidateQueries({ queryKey: shopKeys.all });
    },
  });
  return { pay: () => paying.mutate(crypto.randomUUID()), isPaying: paying.isPending || isLeaving };
}
