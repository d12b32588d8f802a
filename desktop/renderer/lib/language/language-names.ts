import { writtenLanguages } from "#shared/language/written-languages.ts";
import { pageLanguage } from "./page-language.ts";

interface NamedLanguage {
  readonly value: string;
  readonly label: string;
}

/** Returns the name of a language in the language of the page; of an unknown one its tag. */
export function getLanguageName(language: string): string {
  return namesOf().of(language) ?? language;
}

let names: Intl.DisplayNames | undefined;

/** Made once: it takes a millisecond. */
function namesOf(): Intl.DisplayNames {
  return names ??= new Intl.DisplayNames(pageLanguage, { type: "language" });
}

/**
 * Returns the languages that members write in, by name: at first those that this one probably does,
 * which are the page's, those that they read, and their browser's.
 */
export function listWrittenLanguages(
  read: readonly string[],
  browsers: readonly string[] = navigator.languages,
): readonly NamedLanguage[] {
  const likely = new Set<string>([
    pageLanguage,
    ...read,
    ...browsers.map((tag) => tag.split("-", 1)[0] ?? ""),
  ]);
  const byName = writtenLanguages.map((value) => ({ value, label: getLanguageName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, pageLanguage));
  const isLikely = ({ value }: NamedLanguage) => likely.has(value);
  return [...byName.filter(isLikely), ...byName.filter((one) => !isLikely(one))];
}
