import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { refreshSession, useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { TransactionRow } from "./TransactionRow.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { useTransactions, useXp } from "./use-xp.ts";

/** /xp-history */
export function XpHistoryScreen() {
  const { user } = useSession();
  return (
    <>
      <ScreenHeader
        title="XP history"
        backTo="/"
        actions={
          <Button asChild variant="secondary" size="sm">
            <Link to="/shop">XP Shop</Link>
          </Button>
        }
      />
      {user && <Totals />}
      {user && <History user={user} />}
    </>
  );
}

/** The totals. Refunded XP does not count as spent. */
function Totals() {
  const own = useXp();
  const lifetimeXp = own?.lifetimeXp ?? 0;
  const xp = own?.xp ?? 0;
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-3 narrow:grid-cols-1">
      <Total label="Total Earned" value={lifetimeXp} />
      <Total label="Total Spent" value={lifetimeXp - xp} />
      <Total label="Current XP" value={xp} isMain />
    </dl>
  );
}

function Total({ label, value, isMain = false }: { label: string; value: number; isMain?: boolean }) {
  return (
    <div
      className={`flex min-w-0 flex-col-reverse justify-end rounded-card border border-hairline p-3.5 sm:p-5 ${
        isMain ? "bg-gold-wash text-gold" : "bg-surface text-ink"
      }`}
    >
      <dt className={`text-meta ${isMain ? "" : "text-quiet"}`}>{label}</dt>
      <dd className="tabular text-lead font-semibold wrap-anywhere sm:text-title">{formatXp(value)}</dd>
    </div>
  );
}

function History({ user }: { readonly user: CurrentUser }) {
  const client = useQueryClient();
  const history = useTransactions(user.id);
  const rows = history.data;
  // New transactions, and rows that grow, change the totals too. A read that brings neither returns
  // the same array.
  useEffect(() => {
    if (rows?.length) refreshSession(client);
  }, [client, rows]);
  if (history.isPending) {
    return (
      <div role="status" aria-label="Loading your XP history" className="mt-4">
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    );
  }
  if (!history.data) {
    return <QueryFailure title="Your XP history could not be loaded" query={history} />;
  }
  if (history.data.length === 0) {
    return <EmptyState title="No XP yet" body="Write, comment or like something, and it will show here." />;
  }
  return (
    <>
      <Card as="section" aria-label="Transactions" className="mt-4 px-4 py-1 sm:px-5">
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={history.data}>{(row) => <TransactionRow transaction={row} />}</GuardedRows>
        </ul>
      </Card>
      {history.hasNextPage
        ? <MoreButton query={history} label="Load More Transactions" />
        : <p className="py-6 text-center text-meta text-quiet">That's everything.</p>}
    </>
  );
}
