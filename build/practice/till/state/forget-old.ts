import type { TillState } from "./till-state.ts";

const day = 86_400;
/** Stripe promises to know keys for a day and events for 30 days. */
export const keyLifetime = day;
const eventLifetime = 30 * day;

/**
 * Forgets what Stripe forgets too, so that the file stays small. Returns whether there was
 * anything. @param now seconds
 */
export function forgetOld({ answers, deliveries, objects: { events } }: TillState, now: number): boolean {
  const waiting = new Set(deliveries.map(({ eventId }) => eventId));
  const oldKeys = Object.keys(answers).filter((key) => (answers[key]?.at ?? 0) + keyLifetime <= now);
  // When the clock leaps, an event can be old before it was delivered.
  const oldEvents = Object.keys(events).filter((id) =>
    (events[id]?.created ?? 0) + eventLifetime <= now && !waiting.has(id)
  );
  for (const key of oldKeys) delete answers[key];
  for (const id of oldEvents) delete events[id];
  return oldKeys.length + oldEvents.length > 0;
}
