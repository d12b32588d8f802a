import type { CurrentUser } from "#shared/auth/contract.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { useChangeSettings } from "./api.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** Whether one is on the leaderboards (decision 45). Saved at once. */
export function LeaderboardSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  const chosen = change.isPending ? change.variables.isRanked : undefined;
  return (
    <SettingsSection
      title="Leaderboards"
      intro="Without it your XP counts all the same, and nobody sees you ranked."
    >
      <Checkbox
        label="Show me on the leaderboards"
        checked={chosen ?? user.isRanked}
        onChange={(event) => change.mutate({ isRanked: event.target.checked })}
      />
    </SettingsSection>
  );
}
