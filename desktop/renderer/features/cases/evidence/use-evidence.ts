import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import {
  type EvidenceRow,
  getEvidence,
  listEvidence,
  openEvidence,
} from "#shared/cases/evidence-contract.ts";
import { call, callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { useIdempotent } from "../../../lib/form/use-idempotent.ts";
import { listRowsOnce } from "../../../lib/cache/row-pages.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

/** How often a list is read again while some of it is still being encrypted. */
const unreadyMs = 20_000;

/** Reads what is kept of a case, without its content. For administrators alone. */
export function useEvidence(caseId: string) {
  return useInfiniteQuery({
    queryKey: caseKeys.evidence(caseId),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listEvidence, { query: { caseId, cursor } }, { signal });
      return { ...page, items: keepWholeRows<EvidenceRow>(page.items, "kind", "rule", "until") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: listRowsOnce<EvidenceRow>,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ isReady }) => !isReady)) ? unreadyMs : false,
  });
}

/** Says why, then reads what was kept. It stays in the open dialog alone. */
export function useLook(evidenceId: string) {
  const params = { id: evidenceId };
  const send = useIdempotent(async (reason: string, options) => {
    const { id: look } = await call(openEvidence, { params, body: { reason } }, options);
    return { look, content: await call(getEvidence, { params, query: { look } }) };
  });
  return useMutation({ gcTime: 0, mutationFn: send });
}
