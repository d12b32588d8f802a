import type { NewNotificationSettings } from "#shared/notifications/contract.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { serverNow } from "../../../lib/clock/server-time.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { inAnHour, nextMorning, pauseEndText } from "./pause-until.ts";

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
            <Button variant="secondary" size="sm" onClick={() => pause(inAnHour(serverNow()))}>
              Pause for an hour
            </Button>
            <Button variant="secondary" size="sm" onClick={() => pause(nextMorning(serverNow()))}>
              Pause until tomorrow
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
