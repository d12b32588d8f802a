import type { Language } from "#shared/language/languages.ts";
import type { Catalogue } from "#shared/language/parse-catalogue.ts";
import type { Text } from "#shared/language/text.ts";
import { createTextWriter } from "#shared/language/text-writer.ts";

let write = createTextWriter("en");
let locale = "en";

/**
 * Writes the app's texts in a language from now on.
 * @param formats what `Intl` takes for times
 */
export function writeTextsIn(language: Language, catalogue: Catalogue, formats: string): void {
  write = createTextWriter(language, catalogue);
  locale = formats;
}

/** Returns a text in the language of the app. */
export function writeText(text: Text): string {
  return write(text);
}

/** Returns the time of day as the language of the app has it. */
export function writeTimeOfDay(time: Date): string {
  return time.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
}
