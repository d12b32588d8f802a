import { useQuery } from "@tanstack/react-query";
import { getSupport } from "#shared/moderation/contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { call } from "../../lib/api/call.ts";

export const supportKey = ["support"] as const;

/**
 * Returns the member's own help lines. `known` is shown until the server's arrive, and when they
 * don't; one that already has a country needs no request.
 */
export function useOwnSupport(known: Support): Support {
  const isComplete = known.country !== null;
  const { data } = useQuery({
    queryKey: supportKey,
    queryFn: ({ signal }) => call(getSupport, {}, { signal }),
    enabled: !isComplete,
  });
  return isComplete ? known : data ?? known;
}
