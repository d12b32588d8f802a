import PO from "pofile";
import { readFileSync } from "node:fs";
import { writePattern } from "#shared/language/testing/text-patterns.ts";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

/** What the demo's moderators wrote stays as they wrote it. */
const ofDemo = read("build/practice/community/texts/cases.json");

/**
 * Returns a function that finds, among texts that people see, those that a catalogue has in English
 * and says otherwise: texts that were written in English for a reader of its language.
 */
export function createEnglishFinder(language: string): (texts: readonly string[]) => string[] {
  const messages = PO.parse(read(`shared/language/catalogue/${language}.po`)).items;
  const translated = toPattern(messages.map(({ msgstr: [text = ""] }) => text));
  const english = toPattern(
    messages.filter(({ msgid, msgstr: [text] }) => msgid !== text).map(({ msgid }) => msgid),
  );
  const isLeft = (text: string) =>
    english.test(text) && !translated.test(text) && !ofDemo.includes(`"${text}"`);
  return (texts) => texts.filter(isLeft);
}

/** A pattern of all texts that messages may show as a whole, or between their elements. */
function toPattern(messages: readonly string[]): RegExp {
  const shown = messages.flatMap((message) => writePattern(message).split(elements));
  return new RegExp(`^(?:${[...new Set(shown.map((one) => one.trim()).filter(saysMuch))].join("|")})$`);
}

const elements = /<\\?\/?\w+\\?\/?>/;

/** With a single short word beside its values a message could be anything. */
function saysMuch(pattern: string): boolean {
  const said = pattern.replaceAll(/\.\+\?|\\d|\\(.)/g, "$1");
  return pattern.includes(".+?") ? (said.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2 : /\p{L}{3,}/u.test(said);
}
