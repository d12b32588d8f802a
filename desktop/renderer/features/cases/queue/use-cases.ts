import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { listCases } from "#shared/cases/queue-contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { pollEvery } from "../../../lib/cache/poll.ts";
import { listRowsOnce } from "../../../lib/cache/row-pages.ts";
import { useIsLive } from "../../../lib/realtime/connection-state.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";
import type { ModerationAddress } from "./use-moderation-address.ts";

/** While no events arrive: a claim elsewhere should still show soon. */
const refreshMs = 5_000;

/**
 * The cases of a list, in the server's order. When they are refused, the session is read again: it
 * then says that the member is no moderator any more.
 */
export function useCases({ state, kind }: Pick<ModerationAddress, "state" | "kind">) {
  const client = useQueryClient();
  const isLive = useIsLive();
  const list = useInfiniteQuery({
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
  const isRefused = list.error instanceof ApiError && list.error.status === 403;
  useEffect(() => {
    if (isRefused) refreshSession(client);
  }, [client, isRefused]);
  return list;
}
