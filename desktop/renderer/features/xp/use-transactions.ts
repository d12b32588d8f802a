import { useInfiniteQuery } from "@tanstack/react-query";
import { listXpTransactions } from "#shared/xp/contract.ts";
import { callPage } from "../../lib/api/call.ts";
import { xpKeys } from "./xp-keys.ts";

/** The member's own movements of XP, newest first, 10 at a time; fresh 10 s, read again every 30 s and on focus (B§9). */
export function useTransactions(memberId: string) {
  return useInfiniteQuery({
    queryKey: xpKeys.transactions(memberId),
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(listXpTransactions, { params: { id: memberId }, query: { limit: 10, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 10_000,
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
