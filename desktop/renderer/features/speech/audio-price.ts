import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { speechCost } from "#shared/speech/rules.ts";
import { getShopCosts } from "#shared/xp/contract.ts";
import { serviceCosts } from "#shared/xp/service-prices.ts";
import { call } from "../../lib/api/call.ts";

/** Price of audio for the member, in XP; from the bundled table when the server's cannot be fetched. */
export async function loadPrice(client: QueryClient, user: CurrentUser): Promise<number> {
  const { tts } = await client.fetchQuery({
    queryKey: ["xp", "costs"],
    queryFn: ({ signal }) => call(getShopCosts, {}, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  }).catch(() => serviceCosts);
  return speechCost(user.badges, new Date(), tts);
}

type PriceStorage = Pick<Storage, "getItem" | "setItem">;

const keyOf = (memberId: string) => `glimmer:audio-price:${memberId}`;

/** The price the member agreed to on this device; 0 when never asked. A higher price is asked about again. */
export function agreedPrice(storage: PriceStorage, memberId: string): number {
  try {
    const kept = Number(storage.getItem(keyOf(memberId)));
    return kept > 0 ? kept : 0;
  } catch {
    return 0;
  }
}

export function agreeToPrice(storage: PriceStorage, memberId: string, xp: number): void {
  try {
    storage.setItem(keyOf(memberId), String(xp));
  } catch {
    // Not stored: asked again next time.
  }
}
