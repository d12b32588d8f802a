import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { CoverChoices } from "#shared/moderation/decide-cover.ts";

/** How a member sees what is about a topic. */
export type TopicChoice = "author" | "open" | "covered";

export function readTopicChoice({ openTopics, coveredTopics }: CoverChoices, topic: CoverTopic): TopicChoice {
  if (coveredTopics.includes(topic)) return "covered";
  return openTopics.includes(topic) ? "open" : "author";
}

/** Both lists after the choice for one topic, to be saved. */
export function chooseForTopic(
  { openTopics, coveredTopics }: CoverChoices,
  topic: CoverTopic,
  choice: TopicChoice,
) {
  const without = (topics: readonly CoverTopic[]) => topics.filter((other) => other !== topic);
  return {
    openTopics: [...without(openTopics), ...choice === "open" ? [topic] : []],
    coveredTopics: [...without(coveredTopics), ...choice === "covered" ? [topic] : []],
  };
}
