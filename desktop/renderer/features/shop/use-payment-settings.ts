import { queryOptions, useQuery } from "@tanstack/react-query";
import { getPaymentSettings, type PaymentSettings } from "#shared/shop/contract.ts";
import { call } from "../../lib/api/call.ts";
import { useSession } from "../../lib/session/session.ts";
import { shopKeys } from "../../lib/query-keys/shop-keys.ts";

/**
 * Why payments are not possible: `unset` when they are not set up (shop.5), `paused` by the member
 * (shop.6).
 */
export type PaymentObstacle = "unset" | "paused" | null;

export const paymentSettingsQuery = queryOptions({
  queryKey: shopKeys.payments,
  queryFn: ({ signal }) => call(getPaymentSettings, {}, { signal }),
  staleTime: 5 * 60_000,
});

/**
 * Whether payments are possible here. Assumes so while it is unknown, since the call itself says
 * what is wrong.
 */
export function usePayments(): {
  readonly obstacle: PaymentObstacle;
  readonly provider: PaymentSettings["provider"];
} {
  const { user } = useSession();
  const { data } = useQuery(paymentSettingsQuery);
  const obstacle = data?.provider === null ? "unset" : user?.purchasesPaused ? "paused" : null;
  return { obstacle, provider: data?.provider ?? null };
}
