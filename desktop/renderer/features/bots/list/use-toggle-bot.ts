import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { changeBotUser } from "#shared/bots/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { botKeys } from "../../../lib/query-keys/admin-keys.ts";
import { changeBots, invalidateBots } from "../use-bots.ts";

/** Starts or stops one bot at once, without saving other fields (bots.3). */
export function useToggleBot({ id, userEmail, displayName }: BotUser) {
  const client = useQueryClient();
  const show = (isActive: boolean) =>
    changeBots(client, (bots) => bots.map((bot) => bot.id === id ? { ...bot, isActive } : bot));
  return useMutation({
    mutationKey: botKeys.toggle,
    // One call at a time, so that the last click wins.
    scope: { id: `bot-${id}` },
    mutationFn: (isActive: boolean) =>
      call(changeBotUser, { params: { email: userEmail }, body: { isActive } }),
    onMutate: async (isActive) => {
      await client.cancelQueries({ queryKey: botKeys.users });
      show(isActive);
    },
    onSuccess: (_, isActive) =>
      announceToScreenReaders(`${displayName} is ${isActive ? "active" : "stopped"}.`),
    onError: (error, isActive) => {
      show(!isActive);
      toastFailure(error, "Failed to update bot user");
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: botKeys.toggle }) === 1) invalidateBots(client);
    },
  });
}
