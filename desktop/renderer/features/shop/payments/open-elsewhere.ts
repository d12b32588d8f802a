import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { create } from "zustand";
import { listOrders } from "#shared/shop/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { pollEvery } from "../../../lib/cache/poll.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { canBePaid } from "../purchases/purchase-texts.ts";

/** The order whose payment page the desktop app has opened in the system's browser; null: none. */
const useOrderElsewhere = create<{ readonly orderId: string | null }>(() => ({ orderId: null }));

export function rememberOpenElsewhere(orderId: string | null): void {
  useOrderElsewhere.setState({ orderId });
}

/** The payment is over, or the member came back from it. */
export function forgetOpenElsewhere(): void {
  useOrderElsewhere.setState({ orderId: null });
}

/**
 * Whether an order's payment page is still open in the system's browser, as far as the app knows.
 * The browser may never lead back, so its order is looked at meanwhile (shop.4).
 */
export function useIsOpenElsewhere(orderId: string | null): boolean {
  const isIt = useOrderElsewhere((elsewhere) => orderId !== null && elsewhere.orderId === orderId);
  const { data } = useQuery({
    queryKey: shopKeys.ordersElsewhere,
    queryFn: ({ signal }) => call(listOrders, { query: {} }, { signal }),
    enabled: isIt,
    refetchInterval: pollEvery(5_000),
    staleTime: 0,
  });
  const order = data?.find(({ id }) => id === orderId);
  const isOver = isIt && order !== undefined && !canBePaid(order);
  useEffect(() => {
    if (isOver) forgetOpenElsewhere();
  }, [isOver]);
  return isIt && !isOver;
}
