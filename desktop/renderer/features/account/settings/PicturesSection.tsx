import { t } from "@lingui/core/macro";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import type { SectionProps } from "./settings-choices.ts";

/** Whether pictures of the member's need descriptions (media.15). */
export function PicturesSection({ settings, onChoose }: SectionProps) {
  return (
    <SettingsSection
      id="pictures"
      title={t`Pictures`}
      intro={t`A description says what a picture shows to people who can't see it.`}
    >
      <Checkbox
        label={
          <span>
            {t`Remind me to describe pictures`}
            <span className="block text-meta text-quiet">
              {t`Without a description, your pictures can't be posted or sent.`}
            </span>
          </span>
        }
        checked={settings.requiresDescriptions}
        onChange={(event) => onChoose({ requiresDescriptions: event.target.checked })}
      />
    </SettingsSection>
  );
}
