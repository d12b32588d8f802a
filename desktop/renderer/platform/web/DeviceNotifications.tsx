import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { getPushKey } from "#shared/notifications/push-contract.ts";
import { call } from "../../lib/api/call.ts";
import { notificationKeys } from "../../lib/query-keys/notification-keys.ts";
import { PlatformCard } from "../PlatformCard.tsx";
import { PushNotifications } from "./push/PushNotifications.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import {
  askForBrowserNotifications,
  type BrowserNotificationChoice,
  readBrowserNotificationChoice,
  switchBrowserNotifications,
  watchPermission,
} from "./browser-notification-choice.ts";

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
      title={t`Notifications on this device`}
      intro={t`Browsers show notifications only of addresses that begin with https, which this one doesn't.`}
    />
  );
}

const intros: Readonly<Record<Exclude<BrowserNotificationChoice, "unsupported">, string>> = {
  undecided:
    t`Get notified while Glimmer is in another tab. Notifications say who did what, not what was written.`,
  blocked:
    t`Your browser blocks notifications from this site. Allow them in its site settings, then turn them on here.`,
  off: t`Notifications say who did what, not what was written.`,
  on: t`Notifications say who did what, not what was written.`,
};

/** Asks the browser for notifications only when the member wants them. */
function BrowserNotifications() {
  const [state, setState] = useState(readBrowserNotificationChoice);
  useEffect(() => watchPermission(() => setState(readBrowserNotificationChoice())), []);
  if (state === "unsupported") return null;
  return (
    <PlatformCard title={t`Notifications in this browser`} intro={<span role="status">{intros[state]}</span>}>
      {renderControl(state, setState)}
    </PlatformCard>
  );
}

function renderControl(
  state: BrowserNotificationChoice,
  show: (state: BrowserNotificationChoice) => void,
): ReactNode {
  if (state === "blocked") return null;
  if (state === "undecided") {
    return (
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => void askForBrowserNotifications().then(show)}
      >
        {t`Turn on notifications`}
      </Button>
    );
  }
  return (
    <Checkbox
      label={t`Notify me while Glimmer is in another tab`}
      checked={state === "on"}
      onChange={(event) => show(switchBrowserNotifications(event.target.checked))}
    />
  );
}
