import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { newNotificationSettings, NotificationSettings } from "#shared/notifications/contract.ts";
import { normalizeTimeZone } from "#shared/time-zone.ts";
import type { MemberCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Changes the given settings of the actor, all or nothing. Throws `Invalid` for an unknown time
 * zone.
 */
export async function changeNotificationSettings(
  ctx: MemberCtx,
  change: z.output<typeof newNotificationSettings>,
): Promise<NotificationSettings> {
  const { pausedUntil, timeZone } = change;
  await updateNotificationSettings(ctx.sql, ctx.actor.id, {
    ...change,
    pausedUntil: typeof pausedUntil === "string" ? new Date(pausedUntil) : pausedUntil,
    timeZone: timeZone === undefined ? undefined : parseTimeZone(timeZone),
  });
  return await getNotificationSettings(ctx);
}

function parseTimeZone(name: string): string {
  const known = normalizeTimeZone(name);
  if (known === null) throw new Invalid(msg`Unknown time zone`, { timeZone: msg`Unknown time zone` });
  return known;
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
async function updateNotificationSettings(sql: Sql, memberId: string, change: Change): Promise<void> {
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
