import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changeNotificationSettings,
  getNotificationSettings,
  type NewNotificationSettings,
  type NotificationSettings,
} from "#shared/notifications/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { notificationKeys } from "../../../lib/query-keys/notification-keys.ts";

export function useNotificationSettings() {
  return useQuery({
    queryKey: notificationKeys.settings,
    queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }),
  });
}

/**
 * Saves changed settings, one call after the other. Shows them at once; refetches the settings when
 * a call fails.
 */
export function useChangeNotificationSettings(): (changed: NewNotificationSettings) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: notificationKeys.changeSettings,
    scope: { id: "notification-settings" },
    mutationFn: (changed: NewNotificationSettings) => call(changeNotificationSettings, { body: changed }),
    onMutate: async (changed) => {
      await client.cancelQueries({ queryKey: notificationKeys.settings });
      client.setQueryData<NotificationSettings>(
        notificationKeys.settings,
        (known) => known && { ...known, ...changed, types: { ...known.types, ...changed.types } },
      );
    },
    onSuccess: (saved) => {
      // A response that arrives before the next change is saved would undo that change.
      if (client.isMutating({ mutationKey: notificationKeys.changeSettings }) === 1) {
        client.setQueryData(notificationKeys.settings, saved);
      }
    },
    onError: (error) => {
      toastFailure(error, "Failed to update settings");
      void client.invalidateQueries({ queryKey: notificationKeys.settings });
    },
  });
  return mutate;
}
