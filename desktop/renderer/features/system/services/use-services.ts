import { useQuery } from "@tanstack/react-query";
import { getServices } from "#shared/system/services-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { pollEvery } from "../../../lib/cache/poll.ts";
import { systemKeys } from "../../../lib/query-keys/admin-keys.ts";

/** How the services are, refetched every 10 s while one looks. */
export function useServices() {
  return useQuery({
    queryKey: systemKeys.services,
    queryFn: ({ signal }) => call(getServices, {}, { signal }),
    staleTime: 0,
    refetchInterval: pollEvery(10_000),
  });
}
