import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSpending } from "#shared/shop/contract.ts";
import { call } from "../../lib/api/call.ts";
import { shopKeys } from "../../lib/cache/shop-keys.ts";
import { useSession } from "../../lib/session/session.ts";
import { describeSpending, type SpendingWords } from "./payments/spending-words.ts";

export const spendingQuery = queryOptions({
  queryKey: shopKeys.spending,
  queryFn: ({ signal }) => call(getSpending, {}, { signal }),
  staleTime: 0,
});

/**
 * What the member's own limit says of a price (shop.12); null without a limit, and while it is
 * unknown, since the call itself refuses what is over it.
 * @param cents the price; null: of any purchase
 */
export function useSpendingWords(cents: number | null): SpendingWords | null {
  const hasLimit = typeof useSession().user?.monthlySpendingLimit === "number";
  const { data } = useQuery({ ...spendingQuery, enabled: hasLimit });
  return data && hasLimit ? describeSpending(data, cents) : null;
}
