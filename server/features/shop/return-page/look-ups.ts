import type { Clock } from "../../../clock.ts";

/** Runs a look-up of an order at the provider, or waits for the one that ran a moment ago. */
export type LookUps = (orderId: string, lookUp: () => Promise<void>) => Promise<void>;

/** Within it, a page that is loaded again says what is known by then. */
const restMs = 5_000;
/** Orders remembered at once; beyond it the oldest is forgotten. */
const mostOrders = 1_000;

/**
 * Looks each order up at most once in some seconds, in this process: whoever has the address of its
 * page would otherwise have the provider asked as often as they load it.
 */
export function createLookUps(clock: Clock, capacity = mostOrders): LookUps {
  const begun = new Map<string, { readonly at: number; readonly done: Promise<void> }>();
  return (orderId, lookUp) => {
    const at = clock.now().getTime();
    const last = begun.get(orderId);
    if (last && at - last.at < restMs) return last.done;
    const done = lookUp();
    begun.delete(orderId);
    begun.set(orderId, { at, done });
    const oldest = begun.size > capacity ? begun.keys().next().value : undefined;
    if (oldest !== undefined) begun.delete(oldest);
    return done;
  };
}
