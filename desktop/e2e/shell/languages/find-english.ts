import { compileMessage } from "@lingui/message-utils/compileMessage";
import PO from "pofile";
import { readFileSync } from "node:fs";

const ofDemo = readFileSync(
  new URL("../../../../build/practice/community/texts/cases.json", import.meta.url),
  "utf8",
);

type Tokens = ReturnType<typeof compileMessage>;

/**
 * Returns a function that finds, among texts that people see, those that a catalogue has in English
 * and says otherwise: texts that were written in English for a reader of its language. What the
 * demo's moderators wrote stays as they wrote it.
 */
export function createEnglishFinder(language: string): (texts: readonly string[]) => string[] {
  const file = new URL(`../../../../shared/language/catalogue/${language}.po`, import.meta.url);
  const messages = PO.parse(readFileSync(file, "utf8")).items;
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
  const shown = messages.flatMap((message) => writePattern(compileMessage(message)).split(elements));
  return new RegExp(`^(?:${[...new Set(shown.map((one) => one.trim()).filter(saysMuch))].join("|")})$`);
}

const elements = /<\\?\/?\w+\\?\/?>/;

/** Anything may stand for a value. */
function writePattern(tokens: string | Tokens): string {
  if (typeof tokens === "string") return escape(tokens);
  return tokens.map((token) => {
    if (typeof token === "string") return token === "#" ? String.raw`[\d.,]+` : escape(token);
    const [, , forms] = token as readonly [string, string?, Readonly<Record<string, Tokens>>?];
    if (typeof forms !== "object") return ".+?";
    const written = Object.entries(forms).filter(([name]) => name !== "offset");
    return `(?:${written.map(([, form]) => writePattern(form)).join("|")})`;
  }).join("");
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s+/g, " ");
}

/** With a single short word beside its values a message could be anything. */
function saysMuch(pattern: string): boolean {
  const said = pattern.replaceAll(/\.\+\?|\\d|\\(.)/g, "$1");
  return pattern.includes(".+?") ? (said.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2 : /\p{L}{3,}/u.test(said);
}
