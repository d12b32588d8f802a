import { uuidv7 } from "uuidv7";
import type { Sql } from "../../../db/open-database.ts";
import type { SubscriptionReading } from "../../../providers/payments/payments.ts";
import type { Notified } from "../../notices/notice-fragments.ts";

export interface SettledCrown {
  /** Null: of an order that is not ours, or whose member left. */
  readonly memberId: string | null;
  /** Why nothing was changed, for the operator; null: it fits. */
  readonly problem: string | null;
  readonly happened: readonly string[];
  readonly notified: readonly (Notified | null)[] | null;
}

interface Settlement {
  /** Of the reading, from `nextReading`. */
  readonly number: number;
  readonly subscription: SubscriptionReading;
  readonly endsAt: Date | null;
  readonly texts: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** See settle_crown. */
export async function updateCrown(
  sql: Sql,
  { number, subscription, endsAt, texts, at }: Settlement,
): Promise<SettledCrown> {
  // Ids for the invoices that are new.
  const invoices = subscription.invoices.map((invoice) => ({ ...invoice, newId: uuidv7() }));
  const [row] = await sql<{ settled: SettledCrown }[]>`
    select settle_crown(
      ${number}::bigint,
      ${JSON.stringify({ ...subscription, invoices })}::text::jsonb,
      ${endsAt}::timestamptz,
      ${JSON.stringify(texts)}::text::jsonb,
      ${at}::timestamptz
    ) as settled`;
  if (!row) throw new Error("settle_crown returned nothing");
  return row.settled;
}

/** The number of a reading of the provider, to be taken before it begins: of two that cross, the later begun wins. */
export async function nextReading(sql: Sql): Promise<number> {
  const [row] = await sql<{ number: number }[]>`
    select nextval('payment_readings') as number`;
  return row?.number ?? 0;
}
