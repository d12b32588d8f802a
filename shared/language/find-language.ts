import { type Language, languages } from "./languages.ts";

/** Returns the offered language with a tag; undefined when there is none. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  return languages.find((language) => language === tag);
}
