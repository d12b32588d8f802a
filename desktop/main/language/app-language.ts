import type { App, Session } from "electron";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getFormatLocale } from "#shared/language/format-locale.ts";
import { type Language, languages } from "#shared/language/languages.ts";
import type { Catalogue } from "#shared/language/parse-catalogue.ts";
import { pickLanguage } from "#shared/language/pick-language.ts";
import { getErrorMessage } from "../error-message.ts";
import type { Log } from "../log.ts";
import type { JsonFile } from "../os/json-file.ts";
import type { Settings } from "../settings-file.ts";
import { pickDictionaries } from "./pick-dictionaries.ts";
import { writeTextsIn } from "./write-text.ts";

interface LanguageParts {
  readonly app: Pick<App, "getPreferredSystemLanguages" | "getLocale">;
  readonly session: Pick<Session, "availableSpellCheckerLanguages">;
  readonly settings: JsonFile<Settings>;
  /** Where the build has left the messages of this process. */
  readonly catalogueDir: string;
  readonly log: Log;
}

/**
 * The language of the app's texts and of its page (product.17): the member's choice, else the
 * system's.
 */
export interface AppLanguage {
  current(): Language;
  /** Those for the member's choice and the system's languages; none without a choice. */
  dictionaries(): string[];
  /** Keeps the member's choice. Returns whether the language is another one now. */
  choose(language: Language): boolean;
}

/** Writes the app's texts in its language. Called before the first of them. */
export function openAppLanguage({ app, session, settings, catalogueDir, log }: LanguageParts): AppLanguage {
  const wanted = [...app.getPreferredSystemLanguages(), app.getLocale()];
  let current: Language = "en";
  const apply = (language: Language) => {
    current = language;
    const catalogue = language === "en" ? new Map() : readCatalogue(catalogueDir, language, log);
    writeTextsIn(language, catalogue, getFormatLocale(language, wanted));
  };
  apply(settings.read().language ?? pickLanguage(wanted, languages));
  return {
    current: () => current,
    dictionaries: () => {
      const chosen = settings.read().language;
      return chosen === null
        ? []
        : pickDictionaries([chosen, ...wanted], session.availableSpellCheckerLanguages);
    },
    choose: (language) => {
      settings.write({ ...settings.read(), language });
      if (language === current) return false;
      apply(language);
      return true;
    },
  };
}

/** Without its file the app is in English: it can still be used. */
function readCatalogue(folder: string, language: Language, log: Log): Catalogue {
  try {
    const messages = JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")) as object;
    return new Map(Object.entries(messages));
  } catch (cause) {
    log.error(`The texts in the language ${language} could not be read: ${getErrorMessage(cause)}`);
    return new Map();
  }
}
