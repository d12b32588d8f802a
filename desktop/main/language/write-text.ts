import type { App } from "electron";
import { pickLanguage } from "#shared/language/pick-language.ts";
import type { Text } from "#shared/language/text.ts";
import { createTextWriter } from "#shared/language/text-writer.ts";

const writers = { en: createTextWriter("en") };

let write = writers.en;

/** Chooses the language of the app's texts, before the first one: the system's. */
export function chooseLanguage(app: Pick<App, "getPreferredSystemLanguages" | "getLocale">): void {
  write = writers[pickLanguage([...app.getPreferredSystemLanguages(), app.getLocale()], ["en"])];
}

/** Returns a text in the language of the app. */
export function writeText(text: Text): string {
  return write(text);
}
