import { type QueryClient, useQuery } from "@tanstack/react-query";
import { getSupport } from "#shared/moderation/contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { writeCrisisSupport } from "#shared/moderation/general-support.ts";
import { call } from "../../lib/api/call.ts";
import { showText } from "../../lib/language/show-text.ts";
import { moderationKeys } from "../../lib/query-keys/moderation-keys.ts";

/** The support that every member is offered, which no call has to bring. */
export const crisisSupport = writeCrisisSupport(showText);

/**
 * Returns the member's own help lines, which follow a choice on a card and in Settings. `known` is
 * shown until the server's arrive, and when they don't.
 */
export function useOwnSupport(known: Support): Support {
  const { data } = useQuery({
    queryKey: moderationKeys.support,
    queryFn: ({ signal }) => call(getSupport, {}, { signal }),
  });
  return data ?? known;
}

/**
 * Keeps lines that the server has just offered, which are newer than those of the cache. Without a
 * country they may be the directory alone: then the member's own are fetched.
 */
export function cacheOfferedSupport(client: QueryClient, offered: Support): void {
  if (offered.country === null) void client.invalidateQueries({ queryKey: moderationKeys.support });
  else client.setQueryData(moderationKeys.support, offered);
}
