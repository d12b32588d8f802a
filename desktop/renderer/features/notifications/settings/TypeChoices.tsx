import { useId } from "react";
import type { NewNotificationSettings, NotificationSettings } from "#shared/notifications/contract.ts";
import { type NotificationChoice, notificationChoices } from "#shared/notifications/notification-types.ts";
import { fieldClass } from "../../../ui/form/Field.tsx";
import { choiceTexts, typeGroups } from "./type-groups.ts";

interface TypeChoicesProps {
  readonly types: NotificationSettings["types"];
  readonly onChange: (changed: NewNotificationSettings) => void;
}

/** Chooses for each type of notification: on, in the list only, or off (notifications.4). */
export function TypeChoices({ types, onChange }: TypeChoicesProps) {
  return (
    <div className="space-y-5">
      {typeGroups.map((group) => (
        <fieldset key={group.title}>
          <legend className="text-meta font-semibold text-quiet">{group.title}</legend>
          <div className="mt-1 divide-y divide-hairline">
            {group.types.map(([type, label]) => (
              <TypeChoice
                key={type}
                label={label}
                chosen={types[type] ?? "on"}
                onChoose={(choice) => onChange({ types: { ...types, [type]: choice } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface TypeChoiceProps {
  readonly label: string;
  readonly chosen: NotificationChoice;
  readonly onChoose: (choice: NotificationChoice) => void;
}

function TypeChoice({ label, chosen, onChoose }: TypeChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-h-13 items-center justify-between gap-3 py-1.5 narrow:flex-wrap narrow:gap-y-1">
      <label htmlFor={id} className="min-w-0">{label}</label>
      <span className="w-38 shrink-0">
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => onChoose(target.value as NotificationChoice)}
          className={fieldClass(false, "py-1.5 pointer-coarse:min-h-11")}
        >
          {notificationChoices.map((choice) => (
            <option key={choice} value={choice}>{choiceTexts[choice]}</option>
          ))}
        </select>
      </span>
    </div>
  );
}
