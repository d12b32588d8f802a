import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { spendingQuery } from "../../use-spending.ts";

/** Makes a call that buys, with the newest paid order that this page has shown. */
export type BuySeen = <T>(buy: (seenOrderId: string | null | undefined) => Promise<T>) => Promise<T>;

/**
 * Remembers what the member saw as bought, so that a page left open buys nothing again unasked
 * (shop.11). It stays the same while other tabs buy, until the server has refused: the member is
 * told then what was bought, and may buy it once more.
 * @param first their newest paid order of /checkout when the page was opened; undefined when it is
 * unknown, and nothing is refused
 */
export function useSeenCheckout(first: string | null | undefined): BuySeen {
  const client = useQueryClient();
  const seen = useRef(first);
  return async (buy) => {
    try {
      return await buy(seen.current);
    } catch (error) {
      if (error instanceof ApiError && error.code === "conflict") {
        // When it is lost, the next try is refused once more; the member reads the refusal.
        const now = await client.fetchQuery(spendingQuery).catch(() => null);
        if (now) seen.current = now.lastCheckoutId;
      }
      throw error;
    }
  };
}
