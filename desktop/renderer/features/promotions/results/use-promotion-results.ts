import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getPromotion, getPromotionStats, listMyPromotions } from "#shared/promotions/contract.ts";
import { call, callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { promotionKeys } from "../../../lib/query-keys/shop-keys.ts";

/** A running promotion is refetched this often, and when the window gets the focus. */
const refreshMs = 30_000;
const freshMs = 5_000;

/** The member's promotions, newest first. */
export function useMyPromotions() {
  return useInfiniteQuery({
    queryKey: promotionKeys.mine,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listMyPromotions, { query: { limit: 10, cursor } }, { signal });
      return { ...page, items: keepWholeRows(page.items, "startedAt", "postId") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ isActive }) => isActive)) ? refreshMs : false,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** One promotion with its hours, read together so that they agree. */
export function usePromotionReport(id: string) {
  return useQuery({
    queryKey: promotionKeys.report(id),
    queryFn: async ({ signal }) => {
      const input = { params: { id } };
      const [promotion, hours] = await Promise.all([
        call(getPromotion, input, { signal }),
        call(getPromotionStats, input, { signal }),
      ]);
      return { promotion, hours: keepWholeRows(hours, "statsHour") };
    },
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.promotion.isActive ? refreshMs : false),
  });
}
