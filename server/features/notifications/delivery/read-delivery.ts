import type { NotificationSettings } from "#shared/notifications/contract.ts";
import type { Deps } from "../../../context.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import { type Changed, selectDeliveries } from "./delivery-queries.ts";
import { type NotificationRow, readNotification } from "../list/notification-queries.ts";
import { presentSettings } from "../settings/present-settings.ts";

/** The data for a member's frames and alerts, read at one moment. */
export interface Delivery {
  readonly settings: NotificationSettings;
  /** The changed rows that the member sees in their list. */
  readonly rows: readonly NotificationRow[];
  readonly unread: { readonly notifications: number; readonly messages: number; readonly requests: number };
}

interface Asked extends Changed {
  readonly now: Date;
}

/**
 * Under load, deliveries to many members share a statement, and most connections remain for
 * requests.
 */
const deliveries = batchReads(async (sql, asked: readonly Asked[]) => {
  const [first] = asked;
  const rows = first ? await selectDeliveries(sql, asked, first.now) : [];
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, place) => byPlace.get(place) ?? null);
}, { maxConcurrent: 2 });

/** Returns null when there is no such member. */
export async function readDelivery(
  { db, clock }: Pick<Deps, "db" | "clock">,
  memberId: string,
  rowIds: readonly string[],
): Promise<Delivery | null> {
  const now = clock.now();
  const row = await deliveries(db.sql, { memberId, rowIds, now });
  return row && {
    settings: presentSettings(row, now),
    rows: row.rows.map(readNotification),
    unread: {
      notifications: row.unread_notifications,
      messages: row.unread_messages,
      requests: row.requests,
    },
  };
}
