import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { toast } from "../../../lib/announce/toast.ts";
import { readPaymentReturn, toastOfOutcome } from "./payment-return.ts";
import { isReturnHandled, useSyncPayment } from "./use-sync-payment.ts";

/** Payments whose look-up this page has begun. */
const begun = new Set<string>();

/**
 * After the return from the payment page, cleans the address, looks the payment up and shows its
 * outcome once (shop.4).
 */
export function usePaymentReturn(): void {
  const search = useSearch({ strict: false }) as { payment?: string; session_id?: string };
  const { payment, session_id } = search;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const { mutate } = useSyncPayment();
  const settle = useEffectEvent(() => {
    void navigate({ href: path, replace: true, resetScroll: false });
    const back = readPaymentReturn({ payment, session_id });
    if (!back) return;
    const { sessionId, outcome } = back;
    if (sessionId === null) return toast(toastOfOutcome(outcome));
    if (begun.has(sessionId) || isReturnHandled(sessionId)) return;
    begun.add(sessionId);
    mutate({ sessionId, outcome }, { onSettled: () => begun.delete(sessionId) });
  });
  useEffect(() => {
    if (payment !== undefined) settle();
  }, [payment, session_id]);
}
