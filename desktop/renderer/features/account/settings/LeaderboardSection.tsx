import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import type { SectionProps } from "./settings-choices.ts";

/** Takes the member off the leaderboards, or puts them back (leaderboard.1). */
export function LeaderboardSection({ settings, onChoose }: SectionProps) {
  return (
    <SettingsSection
      title="Leaderboards"
      intro="If you turn this off, your XP still counts, but nobody sees your rank."
    >
      <Checkbox
        label="Show me on the leaderboards"
        checked={settings.isRanked}
        onChange={(event) => onChoose({ isRanked: event.target.checked })}
      />
    </SettingsSection>
  );
}
