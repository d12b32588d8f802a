import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { listBotUsers } from "#shared/bots/contract.ts";
import { call } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { botKeys } from "../../lib/query-keys/admin-keys.ts";
import { botPolling } from "./bot-polling.ts";

/** All bots, the latest first. */
export function useBots() {
  return useQuery({
    queryKey: botKeys.users,
    queryFn: async ({ signal }) =>
      keepWholeRows(await call(listBotUsers, {}, { signal }), "userEmail", "username", "displayName"),
    ...botPolling,
  });
}

/** Changes the cached list. */
export function changeBots(client: QueryClient, change: (bots: BotUser[]) => BotUser[]): void {
  client.setQueryData<BotUser[]>(botKeys.users, (bots) => bots && change(bots));
}

export function invalidateBots(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: botKeys.users });
}
