import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { toast } from "../../../lib/announce/toast.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { forgetOpenElsewhere } from "./open-elsewhere.ts";
import { createOutcomeToast, readPaymentReturn } from "./payment-return.ts";
import { isReturnHandled, useSyncPayment } from "./use-sync-payment.ts";

const badges = "/xp-shop";

/** Payments whose look-up this page has begun. */
const begun = new Set<string>();

/**
 * After the return from the payment page, cleans the address, looks the payment up and shows its
 * outcome once (shop.4), at the tab where it was bought: crowns are not among the packs.
 */
export function usePaymentReturn(): void {
  const search = useSearch({ strict: false }) as {
    payment?: string;
    session_id?: string;
    tab?: string;
  };
  const { payment, session_id, tab } = search;
  const client = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const { mutate } = useSyncPayment();
  const settle = useEffectEvent(() => {
    const go = (href: string) => void navigate({ href, replace: true, resetScroll: false });
    go(tab === "badges" ? badges : path);
    const back = readPaymentReturn({ payment, session_id });
    if (!back) return;
    const { sessionId, outcome } = back;
    forgetOpenElsewhere();
    void client.invalidateQueries({ queryKey: shopKeys.all });
    if (sessionId === null) return toast(createOutcomeToast(outcome));
    if (begun.has(sessionId) || isReturnHandled(sessionId)) return;
    begun.add(sessionId);
    mutate({ sessionId, outcome }, {
      onSettled: () => begun.delete(sessionId),
    });
  });
  useEffect(() => {
    if (payment !== undefined) settle();
  }, [payment, session_id]);
}
