import { readFileSync } from "node:fs";
import { type Language, languages } from "#shared/language/languages.ts";
import { parseCatalogue } from "#shared/language/parse-catalogue.ts";
import type { Text } from "#shared/language/text.ts";
import { createTextWriter } from "#shared/language/text-writer.ts";

type Writer = (text: Text) => string;

const writers = new Map<Language, Writer>([["en", createTextWriter("en")]]);

/**
 * Reads the catalogues, some 30 ms each. The server does so before it serves anybody; a text in a
 * language whose catalogue was not read yet reads it.
 */
export function prepareTexts(): void {
  for (const language of languages) getWriter(language);
}

/** Returns the text in the receiver's language. */
export function writeText(text: Text, language: Language): string {
  return getWriter(language)(text);
}

function getWriter(language: Language): Writer {
  const known = writers.get(language);
  if (known) return known;
  const file = new URL(`../../shared/language/catalogue/${language}.po`, import.meta.url);
  const writer = createTextWriter(language, parseCatalogue(readFileSync(file, "utf8")));
  writers.set(language, writer);
  return writer;
}
