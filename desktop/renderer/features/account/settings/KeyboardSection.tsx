import { turnCharacterKeys, useCharacterKeys } from "../../../lib/keyboard/character-keys.ts";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";

/** Turns the shortcuts of one character off, on this device (keys.5). */
export function KeyboardSection() {
  const areOn = useCharacterKeys((state) => state.areOn);
  return (
    <SettingsSection
      title="Keyboard"
      intro="Saved on this device. Turn them off if you dictate, or press keys by accident. Arrow keys, Enter and Esc still work."
    >
      <Checkbox
        label="Shortcuts of one letter, number or sign"
        checked={areOn}
        onChange={(event) => turnCharacterKeys(event.target.checked)}
      />
    </SettingsSection>
  );
}
