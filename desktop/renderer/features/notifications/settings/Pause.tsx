import type { NewNotificationSettings } from "#shared/notifications/contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { inAnHour, nextMorning, pauseEndText } from "./pause-until.ts";

interface PauseProps {
  readonly pausedUntil: string | null;
  readonly onChange: (changed: NewNotificationSettings) => void;
}

/** Silences every alert for a while (notifications.4). */
export function Pause({ pausedUntil, onChange }: PauseProps) {
  const end = pauseEndText(pausedUntil, Date.now());
  const pause = (until: string | null) => onChange({ pausedUntil: until });
  return (
    <div className="space-y-2">
      <p role="status" className={end ? "font-semibold" : "sr-only"}>
        {end ? `Paused until ${end}.` : "Not paused."}
      </p>
      <div className="flex flex-wrap gap-2">
        {end ? <Button variant="secondary" size="sm" onClick={() => pause(null)}>Resume</Button> : (
          <>
            <Button variant="secondary" size="sm" onClick={() => pause(inAnHour(Date.now()))}>
              Pause for an hour
            </Button>
            <Button variant="secondary" size="sm" onClick={() => pause(nextMorning(Date.now()))}>
              Pause until tomorrow
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
