import { useState } from "react";
import { readThemeChoice, setThemeChoice, type ThemeChoice } from "../../../lib/browser/theme.ts";
import { getRadioCardClass } from "../../../ui/form/RadioCard.tsx";
import { Monitor } from "../../../ui/icons/monitor.ts";
import { Moon } from "../../../ui/icons/moon.ts";
import { Sun } from "../../../ui/icons/sun.ts";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";

const choices = [
  { value: "system", label: "System", Icon: Monitor },
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
] as const satisfies readonly { value: ThemeChoice; label: string; Icon: typeof Sun }[];

/** Light, dark or the system's theme; applied at once and stored on this device. */
export function AppearanceSection() {
  const [chosen, setChosen] = useState(readThemeChoice);
  const choose = (choice: ThemeChoice) => {
    setThemeChoice(choice);
    setChosen(choice);
  };
  return (
    <SettingsSection title="Appearance" intro="Saved on this device.">
      <fieldset className="grid grid-cols-3 gap-2 narrow:grid-cols-1">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ value, label, Icon }) => (
          <label
            key={value}
            className={getRadioCardClass(
              "flex min-h-20 flex-col items-center justify-center gap-1.5 text-ink",
            )}
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
              className="sr-only"
            />
            <Icon size={20} aria-hidden="true" />
            <span className="font-medium">{label}</span>
          </label>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
