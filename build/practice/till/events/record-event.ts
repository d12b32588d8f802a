import type Stripe from "stripe";
import { createId } from "../state/ids.ts";
import type { EventRecord, TillState } from "../state/till-state.ts";

/**
 * The version of the `stripe` package that the objects are typed by; a call or event of another
 * version is not understood.
 */
export const apiVersion: Stripe.LatestApiVersion = "2026-10-28.endive";

interface EventFields {
  readonly type: Stripe.Event.Type;
  readonly object: { id: string; object: string };
  readonly previous?: object;
  /** Seconds on the till's clock. */
  readonly now: number;
  /** Milliseconds on the real clock. */
  readonly realNow: number;
  /** The call that caused it; null: time did, or a customer on a page. */
  readonly request: { readonly id: string; readonly key: string | null } | null;
}

/** Stores an event with a copy of its object, to be delivered at once. */
export function recordEvent(
  state: TillState,
  { type, object, previous, now, realNow, request }: EventFields,
) {
  const event: EventRecord = {
    id: createId("event"),
    object: "event",
    api_version: apiVersion,
    created: now,
    data: {
      object: dropLists(object),
      ...(previous ? { previous_attributes: structuredClone(previous) as Record<string, unknown> } : {}),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: request?.id ?? null, idempotency_key: request?.key ?? null },
    type,
  };
  state.objects.events[event.id] = event;
  state.deliveries.push({ eventId: event.id, attempts: 0, nextAt: realNow });
}

/** A copy without the lists that Stripe returns only when `expand` names them. */
export function dropLists<T extends { object: string }>(object: T): T {
  const copy = structuredClone(object);
  if (copy.object === "checkout.session" && "line_items" in copy) delete copy.line_items;
  return copy;
}
