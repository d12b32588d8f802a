import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listOrders } from "#shared/shop/contract.ts";
import { callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { useSession } from "../../../lib/session/session.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";

/**
 * The member's purchases, newest first. Refetched when their XP changes, since a payment may have
 * arrived.
 */
export function useOrders() {
  const client = useQueryClient();
  const { user } = useSession();
  const xp = user?.xp;
  useEffect(() => {
    void client.invalidateQueries({ queryKey: shopKeys.orders });
  }, [client, xp]);
  return useInfiniteQuery({
    queryKey: shopKeys.orders,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listOrders, { query: { cursor } }, { signal });
      return { ...page, items: keepWholeRows(page.items, "name", "createdAt") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
