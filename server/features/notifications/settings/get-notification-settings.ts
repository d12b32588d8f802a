import { msg } from "@lingui/core/runtime-macro";
import type { NotificationSettings } from "#shared/notifications/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { presentSettings } from "./present-settings.ts";
import type { Sql } from "../../../db/open-database.ts";
import { settingsColumns, type SettingsRow } from "./notification-settings-fragments.ts";

/**
 * Reads what the actor is notified of, and when (notifications.4). Throws `NotFound` when the
 * member has just been removed.
 */
export async function getNotificationSettings(ctx: MemberCtx): Promise<NotificationSettings> {
  const row = await selectNotificationSettings(ctx.sql, ctx.actor.id);
  if (!row) throw new NotFound(msg`User Not Found`);
  return presentSettings(row, ctx.clock.now());
}

/** Returns null when there is no such member. */
async function selectNotificationSettings(sql: Sql, memberId: string): Promise<SettingsRow | null> {
  const [row] = await sql<SettingsRow[]>`
    select ${settingsColumns(sql)}
    from members m
    left join notification_settings s on s.member_id = m.id
    where m.id = ${memberId}`;
  return row ?? null;
}
