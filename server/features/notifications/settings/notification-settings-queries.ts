import type { NotificationSettings } from "#shared/notifications/contract.ts";
import type { Sql } from "../../../db/open-database.ts";
import { settingsColumns, type SettingsRow } from "./notification-settings-fragments.ts";

/** Returns null when there is no such member. */
export async function selectNotificationSettings(sql: Sql, memberId: string): Promise<SettingsRow | null> {
  const [row] = await sql<SettingsRow[]>`
    select ${settingsColumns(sql)}
    from members m
    left join notification_settings s on s.member_id = m.id
    where m.id = ${memberId}`;
  return row ?? null;
}

/** Undefined fields are kept. */
interface Change {
  readonly types?: NotificationSettings["types"] | undefined;
  readonly quietHours?: NotificationSettings["quietHours"] | undefined;
  readonly pausedUntil?: Date | null | undefined;
  readonly showsPreviews?: boolean | undefined;
  readonly timeZone?: string | undefined;
}

/** Writes the given settings. */
export async function updateNotificationSettings(sql: Sql, memberId: string, change: Change): Promise<void> {
  const { types, quietHours, pausedUntil, showsPreviews, timeZone } = change;
  const hours = quietHours ? sql.json(quietHours) : null;
  await sql`
    with moved as (
      update members
      set time_zone = ${timeZone ?? null}
      where id = ${memberId}
        and time_zone <> ${timeZone ?? null}
    )
    insert into notification_settings as s (member_id, types, quiet_hours, paused_until, shows_previews)
    values (${memberId}, ${sql.json(types ?? {})}::jsonb, ${hours}::jsonb, ${pausedUntil ?? null}, ${
    showsPreviews ?? true
  })
    on conflict (member_id) do update
    set
      types = ${types ? sql`excluded.types` : sql`s.types`},
      quiet_hours = ${quietHours === undefined ? sql`s.quiet_hours` : sql`excluded.quiet_hours`},
      paused_until = ${pausedUntil === undefined ? sql`s.paused_until` : sql`excluded.paused_until`},
      shows_previews = ${showsPreviews === undefined ? sql`s.shows_previews` : sql`excluded.shows_previews`}`;
}
