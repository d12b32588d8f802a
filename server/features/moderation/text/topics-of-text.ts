import { type TextTopic, topicWords } from "../lexicon/text-topics.ts";
import { wordClasses } from "../lexicon/word-classes.ts";
import type { Word } from "./word.ts";

/** With one of these words nearby, pests may mean people. */
const somebody = new Set(
  ["group", "person", "savage"].flatMap((name) => wordClasses[name] ?? [])
    .concat("you your him her his he she people human".split(" ")),
);

/** The topics that a text shows. */
export function topicsOf(words: readonly Word[]): ReadonlySet<TextTopic> {
  const topics = new Set<TextTopic>();
  for (const [topic, shown] of Object.entries(topicWords) as [TextTopic, ReadonlySet<string>][]) {
    if (words.some(({ text }) => shown.has(text))) topics.add(topic);
  }
  if (words.some(({ text }) => somebody.has(text))) topics.delete("pests");
  return topics;
}
