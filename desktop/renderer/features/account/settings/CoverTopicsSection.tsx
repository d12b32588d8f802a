import { t } from "@lingui/core/macro";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { type CoverTopic, coverTopicNames, coverTopics } from "#shared/moderation/cover-topics.ts";
import type { CoverChoices } from "#shared/moderation/decide-cover.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { SelectField } from "../../../ui/form/Select.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useChangeSettings } from "../use-change-settings.ts";
import { chooseForTopic, readTopicChoice, type TopicChoice } from "./topic-choice.ts";

const choices: readonly { readonly value: TopicChoice; readonly label: string }[] = [
  { value: "author", label: t`As its author chose` },
  { value: "open", label: t`Always open` },
  { value: "covered", label: t`Always covered` },
];

/** For each topic whether the member sees it open, whatever its author chose (posts.24). */
export function CoverTopicsSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  // A server of the release before has none.
  const saved: CoverChoices | null = (user.openTopics as unknown) ? user : null;
  if (!saved) return null;
  const { openTopics = saved.openTopics, coveredTopics = saved.coveredTopics } = change.isPending
    ? change.variables
    : saved;
  const shown = { openTopics, coveredTopics };
  const choose = (topic: CoverTopic, choice: TopicChoice) =>
    change.mutate(chooseForTopic(shown, topic, choice));
  return (
    <SettingsSection
      id="cover-topics"
      title={t`Covered topics`}
      intro={t`Some posts, comments and messages have a line over them, which you open when you like. Choose for each topic whether it is open from the start or covered, also where its author left it open. What a moderator covered always waits for you to open it.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {coverTopics.map((topic) => (
          <SelectField
            key={topic}
            label={showText(coverTopicNames[topic])}
            options={choices}
            value={readTopicChoice(shown, topic)}
            onChoose={(choice) => choose(topic, choice)}
          />
        ))}
      </div>
    </SettingsSection>
  );
}
