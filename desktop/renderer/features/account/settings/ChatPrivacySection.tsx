import { type MessageAudience, messageAudiences } from "#shared/messages/rules.ts";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { RadioCard } from "../../../ui/form/RadioCard.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import type { SectionProps } from "./settings-choices.ts";

const audiences: Readonly<Record<MessageAudience, { label: string; explanation: string }>> = {
  followers: {
    label: "Members who follow me",
    explanation: "If you don't follow them, their first messages wait under Requests. This is the default.",
  },
  followed: { label: "Members I follow", explanation: "Only if they follow you too." },
  nobody: { label: "Nobody new", explanation: "Conversations you already have go on." },
};

/** Read receipts, and who may start a conversation with the member (messages.5, messages.6). */
export function ChatPrivacySection({ settings, onChoose }: SectionProps) {
  return (
    <SettingsSection title="Chat privacy" intro="Who can write to you, and what they see.">
      <Checkbox
        label={
          <span>
            Read receipts
            <span className="block text-meta text-quiet">
              Others see when you have read their messages. If you turn this off, you won't see when they have
              read yours either.
            </span>
          </span>
        }
        checked={settings.showReadReceipts}
        onChange={(event) => onChoose({ showReadReceipts: event.target.checked })}
      />
      <fieldset className="mt-5 flex flex-col gap-2">
        <legend className="mb-2 text-meta font-semibold text-ink">Who may write to me</legend>
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
