import { useQuery } from "@tanstack/react-query";
import { getCosts } from "#shared/xp/contract.ts";
import { type Service, serviceCosts } from "#shared/xp/service-prices.ts";
import { call } from "../../lib/api/call.ts";
import { priceKeys } from "../../lib/query-keys/shop-keys.ts";

const freshMs = 30 * 60_000;

/**
 * The prices of the AI services without a badge: the bundled ones until the server's are fetched.
 */
export function useAiCosts(isWanted = true): Readonly<Record<Service, number>> {
  const { data } = useQuery({
    queryKey: priceKeys.aiCosts,
    queryFn: ({ signal }) => call(getCosts, {}, { signal }),
    staleTime: freshMs,
    enabled: isWanted,
  });
  return data ?? serviceCosts;
}
