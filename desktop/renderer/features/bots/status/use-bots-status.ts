import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BotsStatus } from "#shared/bots/bot-shapes.ts";
import { getBotsStatus, switchBots } from "#shared/bots/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { botKeys } from "../../../lib/query-keys/admin-keys.ts";
import { botPolling } from "../bot-polling.ts";
import { invalidateBots } from "../use-bots.ts";
import { describeBotsSwitch } from "./bots-switch-text.ts";

/** Whether the bots work, and what they spent today. */
export function useBotsStatus() {
  return useQuery({
    queryKey: botKeys.status,
    queryFn: ({ signal }) => call(getBotsStatus, {}, { signal }),
    ...botPolling,
  });
}

/** Stops or starts all bots: shown at once, undone when the server refuses (bots.3). */
export function useSwitchBots() {
  const client = useQueryClient();
  const show = (isOn: boolean) =>
    client.setQueryData<BotsStatus>(botKeys.status, (status) => status && { ...status, isOn });
  return useMutation({
    mutationKey: botKeys.switch,
    // One call at a time, so that the last click wins.
    scope: { id: "bots-switch" },
    mutationFn: (isOn: boolean) => call(switchBots, { body: { isOn } }),
    onMutate: async (isOn) => {
      await client.cancelQueries({ queryKey: botKeys.status });
      show(isOn);
    },
    onSuccess: (status) => {
      if (client.isMutating({ mutationKey: botKeys.switch }) === 1) {
        client.setQueryData(botKeys.status, status);
      }
      announceToScreenReaders(`${describeBotsSwitch(status)}.`);
    },
    onError: (error, isOn) => {
      show(!isOn);
      toastFailure(
        error,
        isOn
          ? "The bots could not be started. Please try again."
          : "The bots could not be stopped. Please try again.",
      );
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: botKeys.switch }) > 1) return;
      void client.invalidateQueries({ queryKey: botKeys.status });
      invalidateBots(client);
    },
  });
}
