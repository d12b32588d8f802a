import {
  changeNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
} from "#shared/notifications/contract.ts";
import type { Log } from "../log.ts";
import { callEndpoint } from "../server/call-endpoint.ts";
import type { AuthorizedCalls } from "../server/authorized-calls.ts";

/**
 * The member's notification settings, which the server stores for all their
 * devices (notifications.4).
 */
export interface NotificationSettingsStore {
  /** As last read; null before that, and when nobody is signed in. */
  known(): NotificationSettings | null;
  /** Null when notifications are not paused. */
  pausedUntil(): Date | null;
  /** Reads them from the server; null when it cannot be reached, or when nobody is signed in. */
  read(): Promise<NotificationSettings | null>;
  pauseForAnHour(): void;
  resume(): void;
  /** Someone signed in or out: forgets the last member's. */
  reset(): void;
}

interface SettingsParts {
  readonly calls: AuthorizedCalls;
  /** Called when they were read, and when a pause ended. */
  readonly onChange: () => void;
  /** The time on the server, in ms. */
  readonly now: () => number;
  readonly log: Log;
}

const hourMs = 60 * 60_000;
/** The longest time of a timer. */
const longestMs = 2 ** 31 - 1;

export function createNotificationSettings(
  { calls, onChange, now, log }: SettingsParts,
): NotificationSettingsStore {
  let known: NotificationSettings | null = null;
  let reading: Promise<NotificationSettings | null> | null = null;
  let pauseEnds: ReturnType<typeof setTimeout> | undefined;
  /** Counts members: what was asked for an earlier one is dropped. */
  let generation = 0;

  const pausedUntil = () => {
    const until = known?.pausedUntil ? new Date(known.pausedUntil) : null;
    // Timers stand still while the computer sleeps.
    return until !== null && until.getTime() > now() ? until : null;
  };
  const storeSettings = (settings: NotificationSettings | null) => {
    known = settings;
    clearTimeout(pauseEnds);
    const until = pausedUntil();
    if (until) pauseEnds = setTimeout(onChange, Math.min(until.getTime() - now(), longestMs));
    onChange();
  };
  const callAndStore = async (call: () => Promise<NotificationSettings | null>) => {
    const current = generation;
    try {
      const settings = await call();
      if (current !== generation) return null;
      storeSettings(settings);
      return settings;
    } catch (cause) {
      log.info(`The notification settings could not be read or changed: ${String(cause)}`);
      return null;
    }
  };
  const pause = (until: Date | null) => {
    const change = { pausedUntil: until && until.toISOString() };
    void callAndStore(() => callEndpoint(calls, changeNotificationSettings, change));
  };
  return {
    known: () => known,
    pausedUntil,
    read: () =>
      reading ??= callAndStore(() => callEndpoint(calls, getNotificationSettings)).finally(
        () => (reading = null),
      ),
    pauseForAnHour: () => pause(new Date(now() + hourMs)),
    resume: () => pause(null),
    reset: () => {
      generation += 1;
      reading = null;
      storeSettings(null);
    },
  };
}
