import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { languages } from "#shared/language/languages.ts";
import { parseCatalogue } from "#shared/language/parse-catalogue.ts";
import { accent, pseudoLanguage } from "./pseudo-language.ts";

/** The language that pages are built in, and what reads a message of the sources in it. */
export interface BuildLanguage {
  readonly language: string;
  readonly compile: (id: string, english: string) => CompiledMessage;
}

/**
 * Returns the language that GLIMMER_LANGUAGE names, English by default. A language that is still
 * being translated has English where nothing else is there; one that is offered has everything, or
 * its build ends.
 */
export function readBuildLanguage(language = process.env["GLIMMER_LANGUAGE"] || "en"): BuildLanguage {
  if (language === "en") return { language, compile: (_, english) => compileMessageOrThrow(english) };
  if (language === pseudoLanguage) {
    return { language, compile: (_, english) => compileMessageOrThrow(english, accent) };
  }
  const translate = readTranslations(language);
  return { language, compile: (id, english) => compileMessageOrThrow(translate(id, english)) };
}

/** Returns what finds a message in a language by its id, in ICU's format. */
export function readTranslations(language: string): (id: string, english: string) => string {
  const file = fileURLToPath(
    new URL(`../../../shared/language/catalogue/${language}.po`, import.meta.url),
  );
  if (!existsSync(file)) throw new Error(`GLIMMER_LANGUAGE: there is no ${file}`);
  const catalogue = parseCatalogue(readFileSync(file, "utf8"));
  const isOffered = languages.some((one) => one === language);
  return (id, english) => {
    const translated = catalogue.get(id);
    if (translated === undefined && isOffered) throw new Error(`Not translated (${language}): ${english}`);
    return translated ?? english;
  };
}
