import { useInfiniteQuery } from "@tanstack/react-query";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { listCases } from "#shared/cases/queue-contract.ts";
import { callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { caseKeys } from "../../../lib/cache/case-keys.ts";
import { pollEvery } from "../../../lib/cache/poll.ts";
import { listRowsOnce } from "../../../lib/cache/row-pages.ts";
import { useIsLive } from "../../../lib/realtime/connection-state.ts";
import type { ModerationAddress } from "./use-moderation-address.ts";

/** While no events arrive: a claim elsewhere should still show soon. */
const refreshMs = 5_000;

/** The cases of a list, in the server's order. */
export function useCases({ state, kind }: Pick<ModerationAddress, "state" | "kind">) {
  const isLive = useIsLive();
  return useInfiniteQuery({
    queryKey: caseKeys.list(state, kind),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listCases, { query: { state, kind, cursor } }, { signal });
      return { ...page, items: keepWholeRows<CaseRow>(page.items, "excerpt", "openedAt") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: listRowsOnce<CaseRow>,
    // Other moderators work on the same list.
    staleTime: 0,
    refetchInterval: isLive ? false : pollEvery(refreshMs),
  });
}
