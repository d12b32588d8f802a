import type { NotificationSettings } from "#shared/notifications/contract.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Deps } from "../../../context.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import {
  type NotificationJson,
  type NotificationRow,
  readNotification,
} from "../list/notification-queries.ts";
import { presentSettings } from "../settings/present-settings.ts";
import type { Sql } from "../../../db/open-database.ts";
import { countUnreadMessages, requestCount } from "./unread-messages-fragments.ts";
import { selectLevelsInForce } from "../../../db/visibility/content-visibility.ts";
import { countUnreadRows, selectNotificationRows } from "../list/listed-acts-fragments.ts";
import { settingsColumns, type SettingsRow } from "../settings/notification-settings-fragments.ts";

/** The data for a member's frames and alerts, read at one moment. */
export interface Delivery {
  readonly settings: NotificationSettings;
  readonly language: Language;
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
    language: getMemberLanguage(row.language),
    rows: row.rows.map(readNotification),
    unread: {
      notifications: row.unread_notifications,
      messages: row.unread_messages,
      requests: row.requests,
    },
  };
}

/** A member to deliver to, with the ids of the changed rows. */
interface Changed {
  readonly memberId: string;
  readonly rowIds: readonly string[];
}

interface DeliveryRow extends SettingsRow {
  /** The index of the question. */
  readonly place: number;
  /** The changed rows that the member sees in their list, in no order. */
  readonly rows: readonly NotificationJson[];
  readonly unread_notifications: number;
  readonly unread_messages: number;
  readonly requests: number;
}

/** Everything to deliver to some members, read at one moment. Unknown members are left out. */
function selectDeliveries(sql: Sql, changed: readonly Changed[], now: Date): Promise<DeliveryRow[]> {
  const given = sql.json(
    changed.map(({ memberId, rowIds }, place) => ({ place, id: memberId, row_ids: [...rowIds] })),
  );
  const receiver = { id: sql`receiver.id`, levels: sql`receiver.levels` };
  // The planner takes JSON for a hundred rows whatever it contains, so one plan serves all. With an
  // array it would plan each time, which takes longer than reading. The limit keeps one look-up per
  // member.
  return sql<DeliveryRow[]>`
    select
      given.place, receiver.*,
      (
        select coalesce(json_agg(changed), '[]')
        from (${selectNotificationRows(sql, receiver, sql`and n.id = any(given.row_ids)`)}) as changed
      ) as rows,
      ${countUnreadRows(sql, receiver)} as unread_notifications,
      ${countUnreadMessages(sql, receiver.id)} as unread_messages,
      ${requestCount(sql, receiver.id)} as requests
    from jsonb_to_recordset(${given}::jsonb) as given (place integer, id uuid, row_ids uuid[])
    cross join lateral (
      select m.id, ${selectLevelsInForce(sql, now)} as levels, ${settingsColumns(sql)}
      from members m
      left join notification_settings s on s.member_id = m.id
      where m.id = given.id
      limit 1
    ) as receiver`;
}
