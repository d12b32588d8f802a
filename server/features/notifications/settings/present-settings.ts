import type { NotificationSettings } from "#shared/notifications/contract.ts";
import { getZoneOrUtc } from "#shared/time-zone.ts";
import type { SettingsRow } from "./notification-settings-fragments.ts";

/** An expired pause is presented as none. */
export function presentSettings(row: SettingsRow, now: Date): NotificationSettings {
  const isPaused = row.paused_until !== null && row.paused_until > now;
  return {
    types: row.types,
    quietHours: row.quiet_hours,
    pausedUntil: isPaused ? row.paused_until.toISOString() : null,
    showsPreviews: row.shows_previews,
    timeZone: getZoneOrUtc(row.time_zone),
  };
}
