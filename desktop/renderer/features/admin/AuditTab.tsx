import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { type AuditAction, exportAudit, listAudit } from "#shared/admin/audit-contract.ts";
import { Button } from "../../ui/button/Button.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { Download } from "../../ui/icons/download.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import {
  type CommunitySettingsAddress,
  useCommunitySettingsAddress,
} from "./use-community-settings-address.ts";
import { ListFailure } from "../../ui/status/ListFailure.tsx";
import { actionNames, AuditRow } from "./AuditRow.tsx";
import { useDebounced } from "../../lib/form/use-debounced.ts";
import { SelectField } from "../../ui/form/Select.tsx";
import type { SelectOption } from "../../ui/form/select-parts.ts";
import { TextField } from "../../ui/form/TextFields.tsx";
import { callFile, callPage } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { saveFile } from "../../lib/window/save-file.ts";
import { adminKeys } from "../../lib/query-keys/admin-keys.ts";

/** All actions of administrators (admin.5), with filters that apply to the CSV too. */
export function AuditTab() {
  const [search, changeSearch] = useCommunitySettingsAddress();
  const filter = parseAuditFilter(search);
  const download = useDownloadAudit();
  return (
    <div className="space-y-4 pt-4">
      <AuditFilters filter={filter} onChange={(next) => changeSearch({ tab: "audit", ...next })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-meta text-quiet">{t`Nobody can change these entries.`}</p>
        <Button
          size="sm"
          variant="secondary"
          icon={<Download size={16} aria-hidden="true" />}
          isLoading={download.isPending}
          onClick={() => download.mutate(filter)}
        >
          {t`Download CSV`}
        </Button>
      </div>
      <Entries filter={filter} />
    </div>
  );
}

function Entries({ filter }: { readonly filter: AuditFilter }) {
  const list = useAudit(filter);
  if (list.isPending) {
    return (
      <div role="status" aria-label={t`Loading the audit`}>
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    );
  }
  if (!list.data) return <ListFailure title={t`The audit could not be loaded`} list={list} />;
  if (list.data.length === 0) {
    return Object.values(filter).some(Boolean)
      ? <EmptyState title={t`No entries match`} body={t`Try other filters.`} />
      : (
        <EmptyState
          title={t`No entries yet`}
          body={t`Gifts, suspensions and removals will be listed here.`}
        />
      );
  }
  return (
    <>
      <Card as="section" aria-label={t`Entries`} className="overflow-hidden">
        <ol className="divide-y divide-hairline">
          <GuardedRows rows={list.data}>{(entry) => <AuditRow entry={entry} />}</GuardedRows>
        </ol>
      </Card>
      {list.hasNextPage
        ? <MoreButton query={list} label={t`Load more entries`} />
        : <p className="py-4 text-center text-meta text-quiet">{t`That's everything.`}</p>}
    </>
  );
}

/** Reads the filter from the address, without an unknown action. */
function parseAuditFilter({ action, q, from, to }: CommunitySettingsAddress): AuditFilter {
  const known: readonly string[] = auditActions;
  return { action: known.includes(action ?? "") ? action as AuditAction : undefined, q, from, to };
}

const settleMs = 250;
const auditActions = Object.keys(actionNames) as AuditAction[];
const actions: readonly SelectOption<AuditAction | "">[] = [
  { value: "", label: t`All` },
  ...auditActions.map((value) => ({ value, label: actionNames[value] })),
];

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** Filters by action, name and days. */
function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const [words, setWords] = useState(filter.q ?? "");
  const q = useDebounced(words.trim(), settleMs);
  const store = useEffectEvent(() => q !== (filter.q ?? "") && onChange({ ...filter, q }));
  useEffect(() => void store(), [q]);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-4">
      <SelectField
        label={t`Action`}
        options={actions}
        value={filter.action ?? ""}
        onChoose={(action) => onChange({ ...filter, action: action || undefined })}
      />
      <TextField
        label={t`Username`}
        hint={/^@?.{1,2}$/u.test(words.trim())
          ? t`With one or two letters: names that begin with them.`
          : undefined}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={50}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <TextField
        label={t({ message: "From", context: "time" })}
        type="date"
        max={filter.to}
        value={filter.from ?? ""}
        onChange={({ target }) => onChange({ ...filter, from: target.value })}
      />
      <TextField
        label={t({ message: "To", context: "time" })}
        type="date"
        min={filter.from}
        value={filter.to ?? ""}
        onChange={({ target }) => onChange({ ...filter, to: target.value })}
      />
    </div>
  );
}

interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** Part of a username. */
  readonly q?: string | undefined;
  /** Days in UTC, both included: YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Actions of administrators, the latest first. */
function useAudit(filter: AuditFilter) {
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
function useDownloadAudit() {
  return useMutation({
    mutationFn: (filter: AuditFilter) => callFile(exportAudit, { query: filter }),
    onSuccess: (file) =>
      saveFile(file, "text/csv", `glimmer-audit-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: (error) => toastFailure(error, t`Please try again.`, t`The audit could not be downloaded`),
  });
}
