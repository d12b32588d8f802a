import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { type AuditAction, exportAudit, listAudit } from "#shared/admin/audit-contract.ts";
import { callFile, callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { saveFile } from "../../../lib/window/save-file.ts";
import { adminKeys } from "../../../lib/query-keys/admin-keys.ts";

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** Part of a username. */
  readonly q?: string | undefined;
  /** Days in UTC, both included: YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Actions of administrators, the latest first. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: adminKeys.audit(filter),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listAudit, { query: { ...filter, cursor } }, { signal });
      return { ...page, items: keepWholeRows(page.items, "action", "createdAt") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    // An action on another tab shows when this one opens.
    staleTime: 0,
  });
}

/**
 * Saves the filtered audit as a file. Makes a call rather than a link, so that a failure shows here
 * and not as a page.
 */
export function useDownloadAudit() {
  return useMutation({
    mutationFn: (filter: AuditFilter) => callFile(exportAudit, { query: filter }),
    onSuccess: (file) =>
      saveFile(file, "text/csv", `glimmer-audit-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: (error) => toastFailure(error, "Please try again.", "The audit could not be downloaded"),
  });
}
