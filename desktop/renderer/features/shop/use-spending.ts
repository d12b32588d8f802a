import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSpending } from "#shared/shop/contract.ts";
import { call } from "../../lib/api/call.ts";
import { useSession } from "../../lib/session/session.ts";
import { shopKeys } from "../../lib/query-keys/shop-keys.ts";
import { describeSpending, type SpendingWords } from "./payments/spending-words.ts";

export const spendingQuery = queryOptions({
  queryKey: shopKeys.spending,
  queryFn: ({ signal }) => call(getSpending, {}, { signal }),
  staleTime: 0,
});

/**
 * Says what the member's own limit means for a price (shop.12); null without a limit, and while it
 * is unknown, since the call itself refuses what is over it.
 * @param cents the price; null: of any purchase
 */
export function useSpendingWords(cents: number | null): SpendingWords | null {
  // The session has a change of it at once.
  const limit = useSession().user?.monthlySpendingLimit ?? null;
  const { data } = useQuery({ ...spendingQuery, enabled: limit !== null });
  return data ? describeSpending({ ...data, limit }, cents) : null;
}
