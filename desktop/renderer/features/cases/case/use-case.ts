import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import { getCase } from "#shared/cases/queue-contract.ts";
import { call } from "../../../lib/api/call.ts";
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
export function changeCase(client: QueryClient, caseId: string, change: Partial<CaseRow>): void {
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
