import { type TextTopic, type TopicWords, topicWords } from "../lexicon/text-topics.ts";
import { wordClasses } from "../lexicon/word-classes.ts";
import type { Word } from "./word.ts";

/** With one of these in the text, pests may mean people. */
const groups = new Set(["group", "savage"].flatMap((name) => wordClasses[name] ?? []));
/** The same, with one of these in the paragraph. */
const somebody = new Set(
  (wordClasses["person"] ?? []).concat("you your him her his he she people human".split(" ")),
);

/** Returns a function that tells whether a paragraph's reader sees a topic in the text. */
export function topicsOf(words: readonly Word[]): (topic: TextTopic, paragraph: number) => boolean {
  const all = new Set<TextTopic>();
  const ofParagraphs = new Map<number, Set<TextTopic>>();
  for (const [topic, { anywhere, nearby }] of Object.entries(topicWords) as [TextTopic, TopicWords][]) {
    for (const { text, paragraph } of words) {
      if (anywhere.has(text)) all.add(topic);
      if (nearby.has(text)) {
        ofParagraphs.set(paragraph, (ofParagraphs.get(paragraph) ?? new Set()).add(topic));
      }
    }
  }
  const hasGroup = words.some(({ text }) => groups.has(text));
  for (const { text, paragraph } of words) {
    if (hasGroup || somebody.has(text)) ofParagraphs.get(paragraph)?.delete("pests");
  }
  return (topic, paragraph) => all.has(topic) || ofParagraphs.get(paragraph)?.has(topic) === true;
}
