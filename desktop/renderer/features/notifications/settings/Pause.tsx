import type { NewNotificationSettings } from "#shared/notifications/contract.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { formatDay } from "../../../lib/text/format-counts-and-times.ts";
import { formatTime } from "../../../lib/text/format-dates.ts";

interface PauseProps {
  readonly pausedUntil: string | null;
  readonly onChange: (changed: NewNotificationSettings) => void;
}

/** Silences every alert for a while (notifications.4). */
export function Pause({ pausedUntil, onChange }: PauseProps) {
  const end = useAtEachTick((now) => pauseEndText(pausedUntil, now));
  const pause = (until: string | null) => onChange({ pausedUntil: until });
  return (
    <div className="space-y-2">
      <p role="status" className={end ? "font-semibold" : "sr-only"}>
        {end ? `Paused until ${end}.` : "Not paused."}
      </p>
      <div className="flex flex-wrap gap-2">
        {end ? <Button variant="secondary" size="sm" onClick={() => pause(null)}>Resume</Button> : (
          <>
            <Button variant="secondary" size="sm" onClick={() => pause(getTimeInAnHour(getServerTime()))}>
              Pause for an hour
            </Button>
            <Button variant="secondary" size="sm" onClick={() => pause(getNextMorning(getServerTime()))}>
              Pause until tomorrow
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
 * 'today at 3:04 PM', 'tomorrow at 8:00 AM', else the date; null when the pause is over or there
 * is none. `now` in ms.
 */
export function pauseEndText(pausedUntil: string | null, now: number): string | null {
  if (pausedUntil === null || Date.parse(pausedUntil) <= now) return null;
  const end = new Date(pausedUntil);
  const time = formatTime(pausedUntil);
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  if (end.toDateString() === new Date(now).toDateString()) return `today at ${time}`;
  if (end.toDateString() === tomorrow.toDateString()) return `tomorrow at ${time}`;
  return `${formatDay(pausedUntil, now)} at ${time}`;
}
