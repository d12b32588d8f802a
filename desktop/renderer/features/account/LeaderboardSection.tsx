import { useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { useChangeSettings } from "./api.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** Whether one is on the leaderboards (decision 45). Saved at once. */
export function LeaderboardSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  const client = useQueryClient();
  const isRanked = change.isPending ? change.variables.isRanked : user.isRanked;
  return (
    <SettingsSection
      title="Leaderboards"
      intro="Without it your XP counts all the same, and nobody sees you ranked."
    >
      <Checkbox
        label="Show me on the leaderboards"
        checked={isRanked}
        onChange={(event) =>
          change.mutate({ isRanked: event.target.checked }, {
            onSuccess: () => void client.invalidateQueries({ queryKey: ["leaderboard"] }),
          })}
      />
    </SettingsSection>
  );
}
