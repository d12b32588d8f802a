import type { ConversationState } from "#shared/messages/rules.ts";
import { isQuietAt } from "#shared/notifications/alert-rule.ts";
import type { SentRow } from "./insert-message-queries.ts";

/**
 * Whether the receiver gets events for messages that the sender writes and unsends: not after
 * declining (messages.6).
 */
export function receivesMessageEvents(state: ConversationState | null): boolean {
  return state !== null && state !== "declined";
}

/** Whether a new message may alert its receiver (messages.8). */
export function alertsReceiver(row: SentRow, at: Date): boolean {
  const { paused_until, quiet_hours: quietHours, time_zone: timeZone } = row;
  const quiet = { pausedUntil: paused_until?.toISOString() ?? null, quietHours, timeZone };
  return row.receiver_state === "open" && !row.is_muted && !isQuietAt(quiet, at);
}
