import type { Order, OrderState } from "#shared/shop/contract.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ExternalLink } from "../../../ui/icons/external-link.ts";
import { useSyncPayment } from "../payments/use-sync-payment.ts";
import { stateNote, stateTexts } from "./purchase-texts.ts";

/** One purchase: its item, time, price and state. */
export function PurchaseRow({ order }: { readonly order: Order }) {
  const { name, state, price, createdAt } = order;
  const note = stateNote(order);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-meta text-quiet">
          <PointInTime at={createdAt} format={formatMediumDateTime} />
        </p>
        {note && <p className="text-meta text-quiet">{note}</p>}
        <PurchaseLinks order={order} />
      </div>
      <div className="shrink-0 text-right">
        <p className="tabular font-semibold">{`$${price.toFixed(2)}`}</p>
        <StateMark state={state} />
      </div>
    </li>
  );
}

function StateMark({ state }: { readonly state: OrderState }) {
  return (
    <span
      className={`mt-1 inline-flex min-h-6 items-center rounded-full px-2.5 text-meta font-medium ${
        state === "paid" ? "bg-brand-wash text-brand-strong" : "bg-wash text-quiet"
      }`}
    >
      {stateTexts[state]}
    </span>
  );
}

/** The link to the receipt, and for a pending payment a button that looks it up. */
function PurchaseLinks({ order: { name, state, sessionId, receiptUrl } }: { readonly order: Order }) {
  const sync = useSyncPayment();
  return (
    <>
      {receiptUrl && (
        <a
          href={receiptUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Receipt for ${name}`}
          className="inline-flex min-h-6 items-center gap-1 text-meta font-medium text-brand hover:underline pointer-coarse:min-h-11"
        >
          Receipt
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
      {state === "pending" && sessionId && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-1.5"
          isLoading={sync.isPending}
          onClick={() => sync.mutate({ sessionId, outcome: "asked" })}
        >
          Check again
        </Button>
      )}
    </>
  );
}
