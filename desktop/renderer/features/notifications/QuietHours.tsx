import { t } from "@lingui/core/macro";
import type { NewNotificationSettings, NotificationSettings } from "#shared/notifications/contract.ts";
import { getDeviceZone } from "#shared/time-zone.ts";
import { listWeekdays } from "../../lib/text/weekdays.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const nights = { from: "22:00", to: "07:00", days: everyDay };

interface QuietHoursProps {
  readonly settings: NotificationSettings;
  readonly onChange: (changed: NewNotificationSettings) => void;
}

/** Edits the hours of the week without alerts (notifications.4). */
export function QuietHours({ settings: { quietHours, timeZone }, onChange }: QuietHoursProps) {
  const ownZone = getDeviceZone();
  const change = (changed: Partial<typeof nights>) =>
    quietHours && onChange({ quietHours: { ...quietHours, ...changed } });
  return (
    <div className="space-y-3">
      <Checkbox
        label={t`Quiet hours`}
        checked={quietHours !== null}
        onChange={({ target }) => onChange({ quietHours: target.checked ? nights : null })}
      />
      {quietHours && (
        <div className="space-y-3 sm:ps-8">
          <div className="grid max-w-80 grid-cols-2 gap-3">
            <TextField
              type="time"
              label={t({ message: "From", context: "time" })}
              value={quietHours.from}
              onChange={({ target }) => target.value && change({ from: target.value })}
            />
            <TextField
              type="time"
              label={t({ message: "To", context: "time" })}
              value={quietHours.to}
              onChange={({ target }) => target.value && change({ to: target.value })}
            />
          </div>
          <Days days={quietHours.days} onChange={(days) => change({ days })} />
          <p className="text-meta text-quiet">
            {t`In the time zone ${{
              place: placeName(timeZone),
            }}. They begin on the chosen days and may last past midnight.`}
          </p>
          {ownZone !== null && timeZone !== ownZone && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onChange({ timeZone: ownZone })}
            >
              {t`Use ${{ place: placeName(ownZone) }}, as on this device`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Chooses days; at least one stays chosen. */
function Days({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-meta font-semibold">{t`Days`}</legend>
      <div className="grid max-w-80 grid-cols-7 gap-1">
        {listWeekdays().map(({ day, name, shortName }) => {
          const isChosen = days.includes(day);
          return (
            <label
              key={day}
              className="flex min-h-9 cursor-pointer items-center justify-center rounded-full border border-control/80 text-meta text-ink transition-colors hover:bg-wash has-checked:border-brand has-checked:bg-brand-wash has-checked:font-semibold has-checked:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                onChange={() => {
                  const next = isChosen
                    ? days.filter((other) => other !== day)
                    : [...days, day].toSorted((one, other) => one - other);
                  if (next.length > 0) onChange(next);
                }}
              />
              <span aria-hidden="true">{shortName}</span>
              <span className="sr-only">{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** 'Europe/Paris', 'America/New York'. */
function placeName(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}
