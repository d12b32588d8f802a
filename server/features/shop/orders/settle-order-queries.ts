import type { OrderState } from "#shared/shop/contract.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { PaymentReading } from "../../../providers/payments/payments.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { XpMoved } from "../../xp/pay-and-charge-fragments.ts";

interface SettledOrder {
  readonly was: OrderState;
  readonly state: OrderState;
  readonly xp: XpMoved | null;
  readonly notified: readonly (Notified | null)[] | null;
  /** Why nothing was changed, for the operator; null when it fits. */
  readonly problem: string | null;
}

/**
 * Takes a number for a reading of the provider, before the reading begins: of two that cross, the
 * later begun wins.
 */
export async function takeReadingNumber(sql: Sql): Promise<number> {
  const [row] = await sql<{ number: number }[]>`
    select nextval('payment_readings') as number`;
  return row?.number ?? 0;
}

/** See settle_order. Null when there is no such order. */
export async function updateOrder(
  sql: Sql,
  { orderId, number, reading, at }: { orderId: string; number: number; reading: PaymentReading; at: Date },
): Promise<SettledOrder | null> {
  const [row] = await sql<{ settled: SettledOrder | null }[]>`
    select settle_order(
      ${orderId}::uuid, ${number}::bigint, ${JSON.stringify(reading)}::text::jsonb, ${at}::timestamptz
    ) as settled`;
  return row?.settled ?? null;
}
