import { Card } from "../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { ManageSubscription } from "../payments/ManageSubscription.tsx";
import { PurchaseRow } from "./PurchaseRow.tsx";
import { useOrders } from "./use-orders.ts";

/** The member's purchases for money, and a link to their subscription. */
export function Purchases() {
  const orders = useOrders();
  const hasCrown = orders.data?.some(({ kind }) => kind.startsWith("crown"));
  return (
    <Card as="section" aria-labelledby="purchases-title" className="px-5 pt-4 pb-2">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id="purchases-title" className="text-lead font-semibold">Your purchases</h2>
        {hasCrown && <ManageSubscription />}
      </div>
      <PurchaseList orders={orders} />
    </Card>
  );
}

function PurchaseList({ orders }: { readonly orders: ReturnType<typeof useOrders> }) {
  if (orders.isPending) {
    return (
      <div role="status" aria-label="Loading your purchases" className="py-3">
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  if (!orders.data) {
    return <QueryFailure title="Your purchases could not be loaded" query={orders} />;
  }
  if (orders.data.length === 0) {
    return <EmptyState isPart title="No purchases yet" body="What you buy for money is listed here." />;
  }
  return (
    <>
      <ul className="divide-y divide-hairline">
        <GuardedRows rows={orders.data}>{(order) => <PurchaseRow order={order} />}</GuardedRows>
      </ul>
      <MoreButton query={orders} label="Load more" name="Load more purchases" />
    </>
  );
}
