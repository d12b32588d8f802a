import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ttsVoices } from "#shared/speech/speech-price-and-voices.ts";
import { type MessageAudience, messageAudiences } from "#shared/messages/rules.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useRootMark } from "../../../lib/window/use-root-mark.ts";
import { LeaveQuestion } from "../../../ui/dialog/LeaveQuestion.tsx";
import { useChangeSettings } from "../use-change-settings.ts";
import { CommentsSection } from "./CommentsSection.tsx";
import { ContentFilterSection } from "./ContentFilterSection.tsx";
import { LisaSection } from "./LisaSection.tsx";
import { PicturesSection } from "./PicturesSection.tsx";
import {
  type Choices,
  describeUnsaved,
  findUnsavedChoices,
  readSavedSettings,
  type SectionProps,
} from "./settings-choices.ts";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useServedAi } from "../../assistant/use-served-ai.ts";
import { getRadioCardClass, RadioCard, radioClass } from "../../../ui/form/RadioCard.tsx";

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
  const saved = readSavedSettings(user);
  const unsaved = findUnsavedChoices(choices, saved);
  const isUnsaved = Object.keys(unsaved).length > 0;
  useRootMark("hasStickyButtons", isUnsaved);
  const section = {
    settings: { ...saved, ...choices },
    onChoose: (choice: Choices) => setChoices((before) => ({ ...before, ...choice })),
  };
  return (
    <form
      aria-label={t`Settings that are saved together`}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnsaved) {
          change.mutate(unsaved, {
            onSuccess: () => setChoices((now) => findUnsavedChoices(now, { ...saved, ...unsaved })),
          });
        }
      }}
    >
      <ContentFilterSection {...section} badges={user.badges} lapsedAt={user.filterLapsedAt} />
      <VoiceSection {...section} />
      <LisaSection {...section} user={user} />
      <PicturesSection {...section} />
      <CommentsSection {...section} />
      <ChatPrivacySection {...section} />
      <LeaderboardSection {...section} />
      <div
        className={classNames(
          "flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border border-hairline px-5 py-3",
          isUnsaved ? floating : "bg-surface",
        )}
      >
        <p role="status" className="me-auto text-meta text-quiet">{describeUnsaved(unsaved)}</p>
        <div className="flex flex-wrap justify-end gap-3">
          {/* Announces itself that nothing is saved. */}
          <Button
            variant="secondary"
            disabled={change.isPending}
            onClick={() => void navigate({ to: "/", ignoreBlocker: true })}
          >
            {t`Cancel`}
          </Button>
          <Button type="submit" disabled={!isUnsaved} isLoading={change.isPending}>{t`Save Changes`}</Button>
        </div>
      </div>
      <LeaveQuestion
        isUnsaved={isUnsaved}
        body={describeUnsaved(unsaved)}
        // In the desktop app a page that asks before unloading would keep the window from closing.
        guardsPage={platform().kind === "web"}
      />
    </form>
  );
}

/** Takes the member off the leaderboards, or puts them back (leaderboard.1). */
function LeaderboardSection({ settings, onChoose }: SectionProps) {
  return (
    <SettingsSection
      id="leaderboards"
      title={t`Leaderboards`}
      intro={t`If you turn this off, your XP still counts, but nobody sees your rank.`}
    >
      <Checkbox
        label={t`Show me on the leaderboards`}
        checked={settings.isRanked}
        onChange={(event) => onChoose({ isRanked: event.target.checked })}
      />
    </SettingsSection>
  );
}

/** The voice that reads posts aloud (speech.3). */
function VoiceSection({ settings, onChoose }: SectionProps) {
  const canSpeak = useServedAi()?.canSpeak ?? true;
  return (
    <SettingsSection
      title={t`Text-to-speech voice`}
      intro={!canSpeak
        ? t`New audio is not available here. The voice decides which of the existing audio you hear, which is free.`
        : t`The voice that reads long posts to you. Audio that someone has paid for in this voice is free.`}
    >
      <fieldset className="grid grid-cols-2 gap-2 tight:grid-cols-1 sm:grid-cols-3">
        <legend className="sr-only">{t`Text-to-speech voice`}</legend>
        {ttsVoices.map((voice) => (
          <label
            key={voice}
            className={getRadioCardClass("flex min-h-11 items-center gap-3 px-3 text-ink capitalize")}
          >
            <input
              type="radio"
              name="voice"
              value={voice}
              checked={settings.ttsVoice === voice}
              onChange={() => onChoose({ ttsVoice: voice })}
              className={radioClass}
            />
            <span>{voice}</span>
          </label>
        ))}
      </fieldset>
    </SettingsSection>
  );
}

const audiences: Readonly<Record<MessageAudience, { label: string; explanation: string }>> = {
  followers: {
    label: t`Members who follow me`,
    explanation: t`If you don't follow them, their first messages wait under Requests. This is the default.`,
  },
  followed: { label: t`Members I follow`, explanation: t`Only if they follow you too.` },
  nobody: { label: t`Nobody new`, explanation: t`Conversations you already have go on.` },
};

/** Read receipts, and who may start a conversation with the member (messages.5, messages.6). */
function ChatPrivacySection({ settings, onChoose }: SectionProps) {
  return (
    <SettingsSection
      id="chat-privacy"
      title={t`Chat privacy`}
      intro={t`Who can write to you, and what they see.`}
    >
      <Checkbox
        label={
          <span>
            {t`Read receipts`}
            <span className="block text-meta text-quiet">
              {t`Others see when you have read their messages. If you turn this off, you won't see when they have read yours either.`}
            </span>
          </span>
        }
        checked={settings.showReadReceipts}
        onChange={(event) => onChoose({ showReadReceipts: event.target.checked })}
      />
      <fieldset className="mt-5 flex flex-col gap-2">
        <legend className="mb-2 text-meta font-semibold text-ink">{t`Who may write to me`}</legend>
        {messageAudiences.map((value) => (
          <RadioCard
            key={value}
            name="message-audience"
            value={value}
            {...audiences[value]}
            isChosen={settings.messageAudience === value}
            onChoose={() => onChoose({ messageAudience: value })}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}
