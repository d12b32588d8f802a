import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CaseDetail, CaseRow, DeskMember } from "#shared/cases/case-shapes.ts";
import { claimMinutes } from "#shared/cases/decision-kinds.ts";
import { claimCase, getCase, releaseCase } from "#shared/cases/queue-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { changeItems, type RowPages } from "../../../lib/cache/row-pages.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

/** A case whole. Opening a hard one counts, so the count is read again. */
export function useCase(caseId: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: caseKeys.one(caseId),
    queryFn: ({ signal }) => call(getCase, { params: { id: caseId } }, { signal }),
    staleTime: 0,
  });
  useEffect(() => {
    if (query.isSuccess) void client.invalidateQueries({ queryKey: caseKeys.summary });
  }, [client, query.isSuccess]);
  return query;
}

/** Changes what lists and the open case show of a case. */
function changeCase(client: QueryClient, caseId: string, change: Partial<CaseRow>): void {
  client.setQueryData<CaseDetail>(caseKeys.one(caseId), (data) => data && { ...data, ...change });
  client.setQueriesData<RowPages<CaseRow>>(
    { queryKey: caseKeys.lists },
    (data) =>
      data && changeItems(data, (rows) => rows.map((row) => row.id === caseId ? { ...row, ...change } : row)),
  );
}

/**
 * Shows a case as the server has just sent it, and reads the lists that it may have left. The case
 * itself is read again too, which ends a read that is under way: it may have begun before the
 * change, and would show the case, and bind its keys, as it was.
 */
export function showCase(client: QueryClient, detail: CaseDetail): void {
  client.setQueryData(caseKeys.one(detail.id), detail);
  refetchCase(client, detail.id);
}

/** Reads a case and the lists again, when what the page shows of it proved old. */
export function refetchCase(client: QueryClient, caseId: string): void {
  void client.invalidateQueries({ queryKey: caseKeys.one(caseId) });
  void client.invalidateQueries({ queryKey: caseKeys.lists });
  void client.invalidateQueries({ queryKey: caseKeys.summary });
}

/** Claims a case, or holds it longer: shown at once, undone when somebody else was faster. */
export function useClaim(moderator: Omit<DeskMember, "isBot"> | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (caseId: string) => call(claimCase, { params: { id: caseId } }),
    onMutate: (caseId) => {
      if (!moderator) return;
      const until = new Date(getServerTime() + claimMinutes * 60_000).toISOString();
      changeCase(client, caseId, { claim: { by: { ...moderator, isBot: false }, until } });
    },
    onSuccess: ({ claim }, caseId) => {
      changeCase(client, caseId, { claim });
      announceToScreenReaders(t`The case is yours.`);
    },
    onError: (error) => toastFailure(error, t`The case could not be claimed. Please try again.`),
    onSettled: (_claimed, _error, caseId) => refetchCase(client, caseId),
  });
}

export function useRelease(caseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(releaseCase, { params: { id: caseId } }),
    onMutate: () => changeCase(client, caseId, { claim: null }),
    onSuccess: () => announceToScreenReaders(t`The case is back in the queue.`),
    onError: (error) => toastFailure(error, t`The case could not be given back. Please try again.`),
    onSettled: () => refetchCase(client, caseId),
  });
}
