import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { useChangeSettings } from "./api.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** Takes the member off the leaderboards, or puts them back (leaderboard.1). Saved at once. */
export function LeaderboardSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  // Synchronously: the pending state comes a moment later, and the box would jump back meanwhile.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (isRanked: boolean) => {
    setChosen(isRanked);
    change.mutate({ isRanked }, { onError: () => setChosen(null) });
  };
  return (
    <SettingsSection
      title="Leaderboards"
      intro="If you turn this off, your XP still counts, but nobody sees your rank."
    >
      <Checkbox
        label="Show me on the leaderboards"
        checked={chosen ?? user.isRanked}
        onChange={(event) => choose(event.target.checked)}
      />
    </SettingsSection>
  );
}
