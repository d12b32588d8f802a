import type { Order } from "#shared/shop/contract.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { ExternalLink } from "../../../ui/icons/external-link.ts";
import { describePurchase, wasPaid } from "./purchase-texts.ts";
import { PurchaseActs, rowId } from "./PurchaseActs.tsx";

/** One purchase: its item, time, price and state, and what can be done about it (shop.10). */
export function PurchaseRow({ order }: { readonly order: Order }) {
  const { name, state, price, createdAt } = order;
  const { mark, note } = describePurchase(order);
  return (
    <li
      id={rowId(order.id)}
      tabIndex={-1}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 outline-none"
    >
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-meta text-quiet">
          <PointInTime at={createdAt} format={formatMediumDateTime} />
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className="tabular font-semibold">{`$${price.toFixed(2)}`}</p>
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
      aria-label={`Receipt for ${name}`}
      className="inline-flex min-h-6 items-center gap-1 text-meta font-medium text-brand hover:underline pointer-coarse:min-h-11"
    >
      Receipt
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}
