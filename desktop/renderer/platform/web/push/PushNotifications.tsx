import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { useSession } from "../../../lib/session/session.ts";
import { notificationKeys } from "../../../lib/query-keys/notification-keys.ts";
import { Button } from "../../../ui/button/Button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { PlatformCard } from "../../PlatformCard.tsx";
import { watchPermission } from "../browser-notification-choice.ts";
import { type PushState, readPushState, turnPushOff, turnPushOn } from "./push-subscription.ts";

const intros: Readonly<Record<PushState, string>> = {
  unsupported:
    t`This browser can't show notifications of websites. On an iPhone or iPad, add Glimmer to the Home Screen first.`,
  denied:
    t`Your browser blocks notifications from this site. Allow them in its site settings, then turn them on here.`,
  off: t`Get notified on this device, even while Glimmer is closed.`,
  on: t`This device shows notifications, even while Glimmer is closed.`,
  ended:
    t`Your browser's push service no longer delivers to this device, so it shows no notifications. Turn them on again.`,
};

interface PushNotificationsProps {
  readonly publicKey: string;
  /** Whether the server has a subscription of this session. */
  readonly isSubscribed: boolean;
}

/** Turns Web Push on and off for this browser; no other control asks for it (push.1). */
export function PushNotifications({ publicKey, isSubscribed }: PushNotificationsProps) {
  const client = useQueryClient();
  const memberId = useSession().user?.id ?? "";
  const [state, setState] = useState<PushState | null>(null);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = () =>
      void readPushState({ memberId, isKnown: isSubscribed }).then((now) => isGone || setState(now));
    read();
    const stop = watchPermission(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [isSubscribed, memberId]);
  const change = async (act: () => Promise<PushState>) => {
    setChanging(true);
    try {
      setState(await act());
      await client.invalidateQueries({ queryKey: notificationKeys.pushKey });
    } catch (error) {
      toastFailure(error, t`Notifications could not be changed on this device. Please try again.`);
    } finally {
      setChanging(false);
    }
  };
  return (
    <PlatformCard
      title={t`Notifications on this device`}
      intro={<span role="status">{state && intros[state]}</span>}
    >
      {renderControl(state, isChanging, () =>
        void change(() =>
          turnPushOn(publicKey, memberId)
        ), () => void change(turnPushOff))}
    </PlatformCard>
  );
}

function renderControl(
  state: PushState | null,
  isChanging: boolean,
  turnOn: () => void,
  turnOff: () => void,
): Elements {
  if (state !== "off" && state !== "on" && state !== "ended") return null;
  return (
    <Button
      variant="secondary"
      className="self-start"
      isLoading={isChanging}
      onClick={state === "on" ? turnOff : turnOn}
    >
      {state === "on" ? t`Turn off notifications` : t`Turn on notifications`}
    </Button>
  );
}
