import type { NotificationSettings } from "#shared/notifications/contract.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

export interface SettingsRow {
  readonly types: NotificationSettings["types"];
  readonly quiet_hours: NotificationSettings["quietHours"];
  readonly paused_until: Date | null;
  readonly shows_previews: boolean;
  readonly time_zone: string;
  readonly language: string | null;
}

/**
 * The columns of a `SettingsRow`, of `members m` left joined with `notification_settings s`:
 * defaults for unchanged settings.
 */
export function settingsColumns(sql: Sql): Fragment {
  return sql`
    coalesce(s.types, '{}') as types, s.quiet_hours, s.paused_until, coalesce(s.shows_previews, true) as shows_previews,
    m.time_zone, m.language`;
}
