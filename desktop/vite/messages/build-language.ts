import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import process from "node:process";
import { languages } from "#shared/language/languages.ts";
import { parseCatalogue } from "#shared/language/parse-catalogue.ts";

/** A message of the sources in the language of the pages, as ICU writes it. */
export type Translate = (message: { readonly id: string; readonly english: string }) => string;

/** The language that pages are built in, and what translates to it. */
export interface BuildLanguage {
  readonly language: string;
  readonly translate: Translate;
}

export const english: BuildLanguage = { language: "en", translate: (message) => message.english };

const catalogueOf = (language: string) =>
  fileURLToPath(new URL(`../../../shared/language/catalogue/${language}.po`, import.meta.url));

/**
 * Returns the language that GLIMMER_LANGUAGE names, English by default. A language that is still
 * being translated has English where nothing else is there; one that is offered has everything,
 * or this throws.
 */
export function readBuildLanguage(language = process.env["GLIMMER_LANGUAGE"] ?? "en"): BuildLanguage {
  if (language === "en") return english;
  const file = catalogueOf(language);
  if (!existsSync(file)) {
    throw new Error(`GLIMMER_LANGUAGE: there is no ${file}. Add it: npm run language -- add`);
  }
  const catalogue = parseCatalogue(readFileSync(file, "utf8"));
  const isOffered = languages.some((one) => one === language);
  return {
    language,
    translate: ({ id, english }) => {
      const translated = catalogue.get(id);
      if (translated === undefined && isOffered) throw new Error(`${language}: not translated: ${english}`);
      return translated ?? english;
    },
  };
}
