import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changeNotificationSettings,
  getNotificationSettings,
  type NewNotificationSettings,
  type NotificationSettings,
} from "#shared/notifications/contract.ts";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { BellList } from "../follows/BellList.tsx";
import { QuietHours } from "./QuietHours.tsx";
import { TypeChoices } from "./TypeChoices.tsx";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { notificationKeys } from "../../lib/query-keys/notification-keys.ts";
import { useAtEachTick } from "../../lib/clock/use-at-each-tick.ts";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { Button } from "../../ui/button/Button.tsx";
import { formatDay } from "../../lib/text/format-counts-and-times.ts";
import { formatTime } from "../../lib/text/format-dates.ts";

/**
 * Settings → Notifications: which types, and when (notifications.4). Every change is saved at once.
 */
export function NotificationSettingsSection() {
  return (
    <SettingsSection
      title={t`Notifications`}
      intro={t`What you're notified of, and when. 'In the list only' adds to your list without an alert.`}
    >
      <Choices />
    </SettingsSection>
  );
}

function Choices() {
  const settings = useNotificationSettings();
  const change = useChangeNotificationSettings();
  if (settings.isPending) {
    return (
      <div role="status" aria-label={t`Loading your notification settings`}>
        <Skeleton className="h-200 w-full" />
      </div>
    );
  }
  if (!settings.data) {
    return <QueryFailure title={t`These settings could not be loaded`} query={settings} />;
  }
  return (
    <div className="space-y-6">
      <Pause pausedUntil={settings.data.pausedUntil} onChange={change} />
      <TypeChoices types={settings.data.types} onChange={change} />
      <BellList />
      <QuietHours settings={settings.data} onChange={change} />
      <div>
        <Checkbox
          label={t`Show previews`}
          checked={settings.data.showsPreviews}
          onChange={({ target }) => change({ showsPreviews: target.checked })}
        />
        <p className="ps-8 text-meta text-quiet">
          {t`Notifications outside Glimmer show what was written. Without previews they only say who did what.`}
        </p>
      </div>
    </div>
  );
}

function useNotificationSettings() {
  return useQuery({
    queryKey: notificationKeys.settings,
    queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }),
  });
}

/**
 * Saves changed settings, one call after the other. Shows them at once; refetches the settings when
 * a call fails.
 */
function useChangeNotificationSettings(): (changed: NewNotificationSettings) => void {
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
      toastFailure(error, t`Failed to update settings`);
      void client.invalidateQueries({ queryKey: notificationKeys.settings });
    },
  });
  return mutate;
}

interface PauseProps {
  readonly pausedUntil: string | null;
  readonly onChange: (changed: NewNotificationSettings) => void;
}

/** Silences every alert for a while (notifications.4). */
function Pause({ pausedUntil, onChange }: PauseProps) {
  const text = useAtEachTick((now) => getPauseText(pausedUntil, now));
  const pause = (until: string | null) => onChange({ pausedUntil: until });
  return (
    <div className="space-y-2">
      <p role="status" className={text ? "font-semibold" : "sr-only"}>
        {text ?? t`Not paused.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {text ? <Button variant="secondary" size="sm" onClick={() => pause(null)}>{t`Resume`}</Button> : (
          <>
            <Button variant="secondary" size="sm" onClick={() => pause(getTimeInAnHour(getServerTime()))}>
              {t`Pause for an hour`}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => pause(getNextMorning(getServerTime()))}>
              {t`Pause until tomorrow`}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const hourMs = 60 * 60_000;
const morningHour = 8;

/** An hour from now, as an ISO date. `now` in ms. */
export function getTimeInAnHour(now: number): string {
  return new Date(now + hourMs).toISOString();
}

/** The next 8 in the morning on this device, as an ISO date. `now` in ms. */
export function getNextMorning(now: number): string {
  const morning = new Date(now);
  if (morning.getHours() >= morningHour) morning.setDate(morning.getDate() + 1);
  morning.setHours(morningHour, 0, 0, 0);
  return morning.toISOString();
}

/**
 * 'Paused until today at 3:04 PM.', 'Paused until tomorrow at 8:00 AM.', else with the date; null
 * when the pause is over or there is none. `now` in ms.
 */
export function getPauseText(pausedUntil: string | null, now: number): string | null {
  if (pausedUntil === null || Date.parse(pausedUntil) <= now) return null;
  const end = new Date(pausedUntil);
  const time = formatTime(pausedUntil);
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  if (end.toDateString() === new Date(now).toDateString()) return t`Paused until today at ${time}.`;
  if (end.toDateString() === tomorrow.toDateString()) return t`Paused until tomorrow at ${time}.`;
  return t`Paused until ${{ day: formatDay(pausedUntil, now) }} at ${time}.`;
}
