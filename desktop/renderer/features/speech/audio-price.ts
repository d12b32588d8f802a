import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getSpeechCost } from "#shared/speech/speech-price-and-voices.ts";
import { getShopCosts } from "#shared/xp/contract.ts";
import { serviceCosts } from "#shared/xp/service-prices.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { call } from "../../lib/api/call.ts";
import { priceKeys } from "../../lib/query-keys/shop-keys.ts";

/**
 * Price of audio for the member, in XP; from the bundled table when the server's cannot be fetched.
 */
export async function loadAudioPrice(client: QueryClient, user: CurrentUser): Promise<number> {
  const { tts } = await client.fetchQuery({
    queryKey: priceKeys.costs,
    queryFn: ({ signal }) => call(getShopCosts, {}, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  }).catch(() => serviceCosts);
  return getSpeechCost(user.badges, getServerDate(), tts);
}
