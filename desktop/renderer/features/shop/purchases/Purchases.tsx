import { t } from "@lingui/core/macro";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listOrders, type Order } from "#shared/shop/contract.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { ManageSubscription } from "../payments/ManageSubscription.tsx";
import { callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { useSession } from "../../../lib/session/session.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatCents } from "../../../lib/text/format-money.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { ExternalLink } from "../../../ui/icons/external-link.ts";
import { describePurchase, wasPaid } from "./purchase-texts.ts";
import { getRowId, PurchaseActs } from "./PurchaseActs.tsx";

/** The member's purchases for money, and a link to their subscription. */
export function Purchases() {
  const orders = useOrders();
  const hasCrown = orders.data?.some(({ kind }) => kind.startsWith("crown"));
  return (
    <Card as="section" aria-labelledby="purchases-title" className="px-5 pt-4 pb-2">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id="purchases-title" className="text-lead font-semibold">{t`Your purchases`}</h2>
        {hasCrown && <ManageSubscription />}
      </div>
      <PurchaseList orders={orders} />
    </Card>
  );
}

function PurchaseList({ orders }: { readonly orders: ReturnType<typeof useOrders> }) {
  if (orders.isPending) {
    return (
      <div role="status" aria-label={t`Loading your purchases`} className="py-3">
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  if (!orders.data) {
    return <QueryFailure title={t`Your purchases could not be loaded`} query={orders} />;
  }
  if (orders.data.length === 0) {
    return <EmptyState isPart title={t`No purchases yet`} body={t`What you buy for money is listed here.`} />;
  }
  return (
    <>
      <ul className="divide-y divide-hairline">
        <GuardedRows rows={orders.data}>{(order) => <PurchaseRow order={order} />}</GuardedRows>
      </ul>
      <MoreButton query={orders} label={t`Load more`} name={t`Load more purchases`} />
    </>
  );
}

/**
 * The member's purchases, newest first. Refetched when their XP changes, since a payment may have
 * arrived.
 */
function useOrders() {
  const client = useQueryClient();
  const { user } = useSession();
  const xp = user?.xp;
  useEffect(() => {
    void client.invalidateQueries({ queryKey: shopKeys.orders });
  }, [client, xp]);
  return useInfiniteQuery({
    queryKey: shopKeys.orders,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listOrders, { query: { cursor } }, { signal });
      return { ...page, items: keepWholeRows(page.items, "name", "createdAt") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** One purchase: its item, time, price and state, and what can be done about it (shop.10). */
function PurchaseRow({ order }: { readonly order: Order }) {
  const { name, state, price, createdAt } = order;
  const { mark, note } = describePurchase(order);
  return (
    <li
      id={getRowId(order.id)}
      tabIndex={-1}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 outline-none"
    >
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-meta text-quiet">
          <PointInTime at={createdAt} format={formatMediumDateTime} />
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p className="tabular font-semibold">{formatCents(Math.round(price * 100))}</p>
        <span
          className={`mt-1 inline-flex min-h-6 items-center rounded-full px-2.5 text-meta font-medium ${
            state === "paid" ? "bg-brand-wash text-brand-strong" : "bg-wash text-quiet"
          }`}
        >
          {mark}
        </span>
      </div>
      <div className="basis-full empty:hidden">
        {note && <p className="text-meta text-quiet">{note}</p>}
        <Receipt order={order} />
        <PurchaseActs order={order} />
      </div>
    </li>
  );
}

function Receipt({ order }: { readonly order: Order }) {
  const { name, receiptUrl } = order;
  // The provider has a page of a payment that was refused too.
  if (!receiptUrl || !wasPaid(order)) return null;
  return (
    <a
      href={receiptUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t`Receipt for ${name}`}
      className="inline-flex min-h-6 items-center gap-1 text-meta font-medium text-brand hover:underline pointer-coarse:min-h-11"
    >
      {t`Receipt`}
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}
