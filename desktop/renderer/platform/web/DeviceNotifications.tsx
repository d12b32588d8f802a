import { useQuery } from "@tanstack/react-query";
import { getPushKey } from "#shared/notifications/push-contract.ts";
import { call } from "../../lib/api/call.ts";
import { notificationKeys } from "../../lib/query-keys/notification-keys.ts";
import { PlatformCard } from "../PlatformCard.tsx";
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
  if (!isSecureContext) return <NeedsHttps />;
  if (isPending) return null;
  if (!data) return <BrowserNotifications />;
  return <PushNotifications publicKey={data.publicKey} isSubscribed={data.isSubscribed} />;
}

function NeedsHttps() {
  return (
    <PlatformCard
      title="Notifications on this device"
      intro="Browsers show notifications only of addresses that begin with https, which this one doesn't."
    />
  );
}
