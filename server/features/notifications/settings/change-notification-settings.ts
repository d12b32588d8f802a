import type { z } from "zod";
import type { newNotificationSettings, NotificationSettings } from "#shared/notifications/contract.ts";
import { normalizeTimeZone } from "#shared/time-zone.ts";
import type { MemberCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";
import { updateNotificationSettings } from "./notification-settings-queries.ts";

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
  if (known === null) throw new Invalid("Unknown time zone", { timeZone: "Unknown time zone" });
  return known;
}
