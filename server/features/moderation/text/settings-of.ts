import { type Setting, settingWords } from "../lexicon/settings.ts";
import { wordClasses } from "../lexicon/word-classes.ts";
import type { Word } from "./word.ts";

/** Beside one of these, pests may be what people are called. */
const somebody = new Set(
  ["group", "person", "savage"].flatMap((name) => wordClasses[name] ?? [])
    .concat("you your him her his he she people human".split(" ")),
);

/** What a text shows to be about. */
export function settingsOf(words: readonly Word[]): ReadonlySet<Setting> {
  const settings = new Set<Setting>();
  for (const [setting, shown] of Object.entries(settingWords) as [Setting, ReadonlySet<string>][]) {
    if (words.some(({ text }) => shown.has(text))) settings.add(setting);
  }
  if (words.some(({ text }) => somebody.has(text))) settings.delete("pests");
  return settings;
}
