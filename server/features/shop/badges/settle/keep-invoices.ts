import { uuidv7 } from "uuidv7";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { Sql, Tx } from "../../../../db/open-database.ts";
import type { InvoiceReading } from "../../../../providers/payments/payments.ts";
import { getPaymentState } from "../../orders/settle/apply-reading.ts";
import type { CrownOrder, CrownReading } from "./decide-crown.ts";

interface Kept {
  readonly order: CrownOrder;
  readonly crown: CrownType;
}

/** Keeps the paid invoices: the first one in its order, each later one as an order of its own. */
export async function keepInvoices(tx: Tx, given: CrownReading, kept: Kept): Promise<void> {
  const { invoices } = given.subscription;
  const first = invoices.find(({ isFirst }) => isFirst);
  if (first) await updateFirst(tx, given, { order: kept.order, first });
  const later = invoices.filter(({ isFirst }) => !isFirst);
  if (later.length > 0) await upsertRenewals(tx, given, { ...kept, later });
}

async function updateFirst(
  sql: Sql,
  { number, subscription: { subscriptionId } }: CrownReading,
  { order, first }: { order: CrownOrder; first: InvoiceReading },
): Promise<void> {
  await sql`
    update orders
    set
      subscription_id = ${subscriptionId},
      invoice_id = ${first.invoiceId},
      intent_id = coalesce(${first.intentId}, intent_id),
      state = ${getPaymentState(first)},
      refunded_cents = ${getRefunded(first)},
      dispute = ${first.dispute},
      receipt_url = coalesce(${first.receiptUrl}, receipt_url),
      paid_at = coalesce(paid_at, ${first.paidAt}),
      reading = ${number}
    where id = ${order.id}`;
}

async function upsertRenewals(
  sql: Sql,
  { number, subscription: { subscriptionId } }: CrownReading,
  { order, crown, later }: Kept & { later: readonly InvoiceReading[] },
): Promise<void> {
  await sql`
    insert into orders as renewal (
      id, member_id, kind, product, cents, currency, xp_amount, is_live, state, subscription_id, invoice_id, intent_id,
      receipt_url, refunded_cents, dispute, reading, created_at, paid_at
    )
    select
      id, ${order.member_id}::uuid, kind, ${crown}, cents, currency, 0, ${order.is_live}::boolean, state,
      ${subscriptionId}, invoice_id, intent_id, receipt_url, refunded_cents, dispute, ${number}::bigint, paid_at, paid_at
    from jsonb_to_recordset(${sql.json(later.map(rowOf))}::jsonb) as invoice (
      id uuid, kind text, cents integer, currency text, state text, invoice_id text, intent_id text, receipt_url text,
      refunded_cents integer, dispute text, paid_at timestamptz
    )
    order by paid_at
    on conflict (invoice_id) do update
    set
      -- Releases before it kept upgrades as renewals.
      kind = case when excluded.kind = 'crown_upgrade' then excluded.kind else renewal.kind end,
      state = excluded.state,
      receipt_url = coalesce(excluded.receipt_url, renewal.receipt_url),
      refunded_cents = excluded.refunded_cents,
      dispute = excluded.dispute,
      reading = excluded.reading`;
}

function rowOf(invoice: InvoiceReading) {
  return {
    id: uuidv7(),
    kind: invoice.isUpgrade ? "crown_upgrade" : "crown_renewal",
    cents: invoice.cents,
    currency: invoice.currency,
    state: getPaymentState(invoice),
    invoice_id: invoice.invoiceId,
    intent_id: invoice.intentId,
    receipt_url: invoice.receiptUrl,
    refunded_cents: getRefunded(invoice),
    dispute: invoice.dispute,
    paid_at: invoice.paidAt.toISOString(),
  };
}

/** At most what was paid. */
function getRefunded({ refundedCents, cents }: InvoiceReading): number {
  return Math.min(refundedCents, cents);
}
