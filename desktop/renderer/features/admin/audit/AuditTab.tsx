import { type AuditAction, auditActions } from "#shared/admin/audit-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { Download } from "../../../ui/icons/download.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import {
  type CommunitySettingsAddress,
  useCommunitySettingsAddress,
} from "../use-community-settings-address.ts";
import { ListFailure } from "../../../ui/status/ListFailure.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { AuditRow } from "./AuditRow.tsx";
import { type AuditFilter, useAudit, useDownloadAudit } from "./use-audit.ts";

/** All actions of administrators (admin.5), with filters that apply to the CSV too. */
export function AuditTab() {
  const [search, changeSearch] = useCommunitySettingsAddress();
  const filter = parseAuditFilter(search);
  const download = useDownloadAudit();
  return (
    <div className="space-y-4 pt-4">
      <AuditFilters filter={filter} onChange={(next) => changeSearch({ tab: "audit", ...next })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-meta text-quiet">Nobody can change these entries.</p>
        <Button
          size="sm"
          variant="secondary"
          icon={<Download size={16} aria-hidden="true" />}
          isLoading={download.isPending}
          onClick={() => download.mutate(filter)}
        >
          Download CSV
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
      <div role="status" aria-label="Loading the audit">
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    );
  }
  if (!list.data) return <ListFailure title="The audit could not be loaded" list={list} />;
  if (list.data.length === 0) {
    return Object.values(filter).some(Boolean)
      ? <EmptyState title="No entries match" body="Try other filters." />
      : <EmptyState title="No entries yet" body="Gifts, suspensions and removals will be listed here." />;
  }
  return (
    <>
      <Card as="section" aria-label="Entries" className="overflow-hidden">
        <ol className="divide-y divide-hairline">
          <GuardedRows rows={list.data}>{(entry) => <AuditRow entry={entry} />}</GuardedRows>
        </ol>
      </Card>
      {list.hasNextPage
        ? <MoreButton query={list} label="Load more entries" />
        : <p className="py-4 text-center text-meta text-quiet">That's everything.</p>}
    </>
  );
}

/** Reads the filter from the address, without an unknown action. */
function parseAuditFilter({ action, q, from, to }: CommunitySettingsAddress): AuditFilter {
  const known: readonly string[] = auditActions;
  return { action: known.includes(action ?? "") ? action as AuditAction : undefined, q, from, to };
}
