import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import { formatDateTime, formatXp } from "../../lib/text/format-counts-and-times.ts";
import { refreshSession, useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { useTransactions, useXp } from "./use-xp.ts";
import { formatPrescribedDateTime, formatPrescribedEnd } from "../../lib/text/format-dates.ts";
import { ArrowDownLeft } from "../../ui/icons/arrow-down-left.ts";
import { ArrowUpRight } from "../../ui/icons/arrow-up-right.ts";

/** /xp-history */
export function XpHistoryScreen() {
  const { user } = useSession();
  return (
    <>
      <ScreenHeader
        title={t`XP history`}
        backTo="/"
        actions={
          <Button asChild variant="secondary" size="sm">
            <Link to="/shop">{t`XP Shop`}</Link>
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
      <Total label={t`Total Earned`} value={lifetimeXp} />
      <Total label={t`Total Spent`} value={lifetimeXp - xp} />
      <Total label={t`Current XP`} value={xp} isMain />
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
      <div role="status" aria-label={t`Loading your XP history`} className="mt-4">
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    );
  }
  if (!history.data) {
    return <QueryFailure title={t`Your XP history could not be loaded`} query={history} />;
  }
  if (history.data.length === 0) {
    return (
      <EmptyState title={t`No XP yet`} body={t`Write, comment or like something, and it will show here.`} />
    );
  }
  return (
    <>
      <Card as="section" aria-label={t`Transactions`} className="mt-4 px-4 py-1 sm:px-5">
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={history.data}>{(row) => <TransactionRow transaction={row} />}</GuardedRows>
        </ul>
      </Card>
      {history.hasNextPage
        ? <MoreButton query={history} label={t`Load More Transactions`} />
        : <p className="py-6 text-center text-meta text-quiet">{t`That's everything.`}</p>}
    </>
  );
}

function TransactionRow({ transaction }: { readonly transaction: XpTransaction }) {
  const { type, amount, reason } = transaction;
  const isEarned = type === "earned";
  const xp = formatXp(amount);
  const Icon = isEarned ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      <span
        aria-hidden="true"
        className={`flex size-9 shrink-0 items-center justify-center rounded-full ${
          isEarned ? "bg-gold-wash text-gold" : "bg-wash text-quiet"
        }`}
      >
        <Icon size={17} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-medium">{reason}</span>
          <span className={`tabular shrink-0 font-semibold ${isEarned ? "text-gold" : "text-quiet"}`}>
            <span className="sr-only">{isEarned ? t`Earned` : t`Spent`}</span>
            <span>{` ${isEarned ? t`+${xp} XP` : t`−${xp} XP`}`}</span>
          </span>
        </span>
        <Times transaction={transaction} />
      </span>
    </li>
  );
}

/** When it happened; of a row of several, from when until when, in one line on a phone too. */
function Times({ transaction: { count, createdAt, latestAt } }: { readonly transaction: XpTransaction }) {
  const start = formatPrescribedDateTime(createdAt);
  if (count <= 1) {
    return (
      <span key="once" className="block text-meta text-quiet">
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className="inline-block">{start}</time>
      </span>
    );
  }
  const end = formatPrescribedEnd(createdAt, latestAt);
  return (
    <span key="several" className="block text-meta text-quiet">
      <Trans>
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className="inline-block">{start}</time>
        {" "}
        <span className="inline-block">
          to <time dateTime={latestAt} title={formatDateTime(latestAt)}>{end}</time>
        </span>
      </Trans>
    </span>
  );
}
