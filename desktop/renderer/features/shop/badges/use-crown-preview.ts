import { useQuery } from "@tanstack/react-query";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { previewCrown } from "#shared/shop/crown-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";

/** What an upgrade costs today. Asked anew each time, since it falls by the hour (badges.8). */
export function useCrownPreview(badgeType: CrownType, isUpgrade: boolean) {
  return useQuery({
    queryKey: shopKeys.crownPreview(badgeType),
    queryFn: ({ signal }) => call(previewCrown, { query: { badgeType } }, { signal }),
    enabled: isUpgrade,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
