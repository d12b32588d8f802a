import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { useChangeSettings } from "./api.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** Whether one is on the leaderboards (decision 45). Saved at once. */
export function LeaderboardSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  const client = useQueryClient();
  const [isRanked, setRanked] = useState(user.isRanked);
  const choose = (isChosen: boolean) => {
    setRanked(isChosen);
    change.mutate({ isRanked: isChosen }, {
      onSuccess: () => void client.invalidateQueries({ queryKey: ["leaderboard"] }),
      onError: () => setRanked(!isChosen),
    });
  };
  return (
    <SettingsSection
      title="Leaderboards"
      intro="Without it your XP counts all the same, and nobody sees you ranked."
    >
      <Checkbox
        label="Show me on the leaderboards"
        checked={isRanked}
        onChange={(event) => choose(event.target.checked)}
      />
    </SettingsSection>
  );
}
