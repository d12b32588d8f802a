import type { Preferences } from "../../../bridge.ts";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";

const night = { from: "22:00", to: "07:00" };

interface QuietHoursProps {
  readonly hours: Preferences["quietHours"];
  readonly isDisabled: boolean;
  readonly onChange: (hours: Preferences["quietHours"]) => void;
}

/** The times of the day without notifications. */
export function QuietHours({ hours, isDisabled, onChange }: QuietHoursProps) {
  return (
    <>
      <Checkbox
        label="Quiet hours"
        checked={hours !== null}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked ? night : null)}
      />
      {hours && (
        <div className="grid max-w-80 grid-cols-2 gap-3 pl-8">
          <TextField
            type="time"
            label="From"
            value={hours.from}
            disabled={isDisabled}
            onChange={(event) => event.target.value && onChange({ ...hours, from: event.target.value })}
          />
          <TextField
            type="time"
            label="To"
            value={hours.to}
            disabled={isDisabled}
            onChange={(event) => event.target.value && onChange({ ...hours, to: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
