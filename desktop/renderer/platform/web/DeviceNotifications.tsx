import { useQuery } from "@tanstack/react-query";
import { getPushKey } from "#shared/notifications/push-contract.ts";
import { call } from "../../lib/api/call.ts";
import { notificationKeys } from "../../lib/notification-cache/notification-keys.ts";
import { BrowserNotifications } from "./BrowserNotifications.tsx";
import { PushNotifications } from "./push/PushNotifications.tsx";

/**
 * Notifications outside the page: by push if the server supports it, else only from an open page.
 */
export function DeviceNotifications() {
  const { data, isPending } = useQuery({
    queryKey: notificationKeys.pushKey,
    queryFn: ({ signal }) => call(getPushKey, {}, { signal }),
    retry: false,
  });
  if (isPending) return null;
  if (!data) return <BrowserNotifications />;
  return <PushNotifications publicKey={data.publicKey} isSubscribed={data.isSubscribed} />;
}
