import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useRootMark } from "../../../lib/window/use-root-mark.ts";
import { LeaveQuestion } from "../../../ui/dialog/LeaveQuestion.tsx";
import { useChangeSettings } from "../use-change-settings.ts";
import { ChatPrivacySection } from "./ChatPrivacySection.tsx";
import { ContentFilterSection } from "./ContentFilterSection.tsx";
import { LeaderboardSection } from "./LeaderboardSection.tsx";
import { LisaSection } from "./LisaSection.tsx";
import { type Choices, savedSettings, unsavedChoices, unsavedSentence } from "./settings-choices.ts";
import { VoiceSection } from "./VoiceSection.tsx";

/**
 * Above the bottom bar and the player. The bar overlays the settings only while there are unsaved
 * changes.
 */
const floating = "sticky bottom-[calc(var(--covered-bottom)+0.75rem)] z-20 bg-float shadow-float low:static";

/** The settings that are saved together, with the bar that saves them (members.5). */
export function SettingsForm({ user }: { readonly user: CurrentUser }) {
  const navigate = useNavigate();
  const change = useChangeSettings();
  const [choices, setChoices] = useState<Choices>({});
  const saved = savedSettings(user);
  const unsaved = unsavedChoices(choices, saved);
  const isUnsaved = Object.keys(unsaved).length > 0;
  useRootMark("hasStickyButtons", isUnsaved);
  const section = {
    settings: { ...saved, ...choices },
    onChoose: (choice: Choices) => setChoices((before) => ({ ...before, ...choice })),
  };
  return (
    <form
      aria-label="Settings that are saved together"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnsaved) {
          change.mutate(unsaved, {
            onSuccess: () => setChoices((now) => unsavedChoices(now, { ...saved, ...unsaved })),
          });
        }
      }}
    >
      <ContentFilterSection {...section} badges={user.badges} lapsedAt={user.filterLapsedAt} />
      <VoiceSection {...section} />
      <LisaSection {...section} user={user} />
      <ChatPrivacySection {...section} />
      <LeaderboardSection {...section} />
      <div
        className={classNames(
          "flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border border-hairline px-5 py-3",
          isUnsaved ? floating : "bg-surface",
        )}
      >
        <p role="status" className="mr-auto text-meta text-quiet">{unsavedSentence(unsaved)}</p>
        <div className="flex flex-wrap justify-end gap-3">
          {/* Announces itself that nothing is saved. */}
          <Button
            variant="secondary"
            disabled={change.isPending}
            onClick={() => void navigate({ to: "/", ignoreBlocker: true })}
          >
            Cancel
          </Button>
          <Button type="submit" disabled={!isUnsaved} isLoading={change.isPending}>Save Changes</Button>
        </div>
      </div>
      <LeaveQuestion
        isUnsaved={isUnsaved}
        body={unsavedSentence(unsaved)}
        // In the desktop app a page that asks before unloading would keep the window from closing.
        guardsPage={platform().kind === "web"}
      />
    </form>
  );
}
