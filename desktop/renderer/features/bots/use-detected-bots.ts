import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import { clearDetectedBot, listDetectedBots } from "#shared/bots/contract.ts";
import { call } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { botKeys } from "../../lib/query-keys/admin-keys.ts";
import { botPolling } from "./bot-polling.ts";

/** Accounts that look or act like machines, the latest found first (bots.5). */
export function useDetectedBots() {
  return useQuery({
    queryKey: botKeys.detected,
    queryFn: async ({ signal }) =>
      keepWholeRows(await call(listDetectedBots, {}, { signal }), "username", "displayName", "email"),
    ...botPolling,
  });
}

/** Clears an account as no bot: it leaves the list at once, and returns when the server refuses. */
export function useClearDetectedBot() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DetectedBot) => call(clearDetectedBot, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: botKeys.detected });
      client.setQueryData<DetectedBot[]>(botKeys.detected, (rows) => rows?.filter((row) => row.id !== id));
    },
    onSuccess: (_, { displayName }) => announceToScreenReaders(`${displayName} is marked as not a bot.`),
    onError: (error) => toastFailure(error, "The account could not be cleared. Please try again."),
    onSettled: () => invalidateDetectedBots(client),
  });
}

export function invalidateDetectedBots(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: botKeys.detected });
}
