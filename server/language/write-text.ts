import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import { createTextWriter } from "#shared/language/text-writer.ts";

const writers: Readonly<Record<Language, (text: Text) => string>> = { en: createTextWriter("en") };

/** Returns the text in the receiver's language. */
export function writeText(text: Text, language: Language): string {
  return writers[language](text);
}
