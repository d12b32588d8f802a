import type { Sql } from "../../../db/open-database.ts";
import { requestCount, unreadMessageCount } from "./unread-messages-fragments.ts";
import { levelsInForce } from "../../../db/visibility/content-visibility.ts";
import { notificationRows, unreadRowCount } from "../list/listed-acts-fragments.ts";
import type { NotificationJson } from "../list/notification-queries.ts";
import { settingsColumns, type SettingsRow } from "../settings/notification-settings-fragments.ts";

/** A member to deliver to, with the ids of the changed rows. */
export interface Changed {
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
export function selectDeliveries(sql: Sql, changed: readonly Changed[], now: Date): Promise<DeliveryRow[]> {
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
        from (${notificationRows(sql, receiver, sql`and n.id = any(given.row_ids)`)}) as changed
      ) as rows,
      ${unreadRowCount(sql, receiver)} as unread_notifications,
      ${unreadMessageCount(sql, receiver.id)} as unread_messages,
      ${requestCount(sql, receiver.id)} as requests
    from jsonb_to_recordset(${given}::jsonb) as given (place integer, id uuid, row_ids uuid[])
    cross join lateral (
      select m.id, ${levelsInForce(sql, now)} as levels, ${settingsColumns(sql)}
      from members m
      left join notification_settings s on s.member_id = m.id
      where m.id = given.id
      limit 1
    ) as receiver`;
}
