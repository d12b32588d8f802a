import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { parseThemeChoice, readThemeChoice, setThemeChoice } from "../../lib/theme/theme.ts";
import { Monitor } from "../../ui/icons/monitor.ts";
import { Moon } from "../../ui/icons/moon.ts";
import { Sun } from "../../ui/icons/sun.ts";

const choices = [
  { value: "system", label: "System", icon: Monitor },
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
] as const;

/** Light, dark or the system's theme. The menu stays open, so that the member sees the effect. */
export function ThemeChoices() {
  const [choice, setChoice] = useState(readThemeChoice);
  const choose = (value: string) => {
    const next = parseThemeChoice(value);
    setThemeChoice(next);
    setChoice(next);
  };
  return (
    <DropdownMenu.RadioGroup
      value={choice}
      onValueChange={choose}
      aria-label="Theme"
      className="mt-1.5 flex gap-1 border-t border-hairline px-1 pt-2.5 pb-1"
    >
      {choices.map(({ value, label, icon: Icon }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          onSelect={(event) => event.preventDefault()}
          className="flex min-h-8 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-full px-2.5 text-meta font-medium text-quiet outline-none select-none data-highlighted:bg-wash data-highlighted:text-ink data-[state=checked]:bg-brand-wash data-[state=checked]:text-brand-strong pointer-coarse:min-h-11"
        >
          <Icon size={15} aria-hidden="true" />
          <span>{label}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
