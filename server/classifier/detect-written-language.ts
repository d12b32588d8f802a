import { guessLanguage } from "#shared/language/guess-language.ts";
import { detectReliably } from "./languages/detect-language.ts";
import { isOfSibling } from "./languages/is-of-sibling.ts";
import { canTellLanguage, hasEnglishWords, readProse } from "./languages/read-prose.ts";

/** Shorter texts are given to a wrong language too often. */
const fewestLetters = 20;
/** A character says as much as several letters. */
const fewestCharacters = 8;
const ideographs: ReadonlySet<string> = new Set(["zh", "ja", "ko"]);

/** Languages that share a script, by the one that the script is guessed to be. */
const sharedScripts: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ["ru uk be bg sr", "uk ru be bg sr", "sr ru uk be bg", "ar fa ur ku", "fa ar ur ku", "ur ar fa ku", "hi mr"]
    .map((languages) => languages.split(" "))
    .map((languages) => [languages[0] ?? "", new Set(languages)]),
);
/** Under this name the detector has Indonesian too. */
const malay = "ms";
const notLatin = /(?!\p{Script=Latin})\p{L}/gu;

/**
 * The language in which a text is written, as ISO 639-1 code: of the script that most of it is in.
 * Null for short texts and where anything speaks against it, since a post in a wrong language is
 * hidden from who would read it, while one without is shown to all (feed.7).
 */
export function detectWrittenLanguage(text: string): string | null {
  const prose = readProse(text);
  const byScript = guessLanguage(prose);
  const letters = prose.toLowerCase().match(/[\p{L}\p{M}]/gu) ?? [];
  const fewest = ideographs.has(byScript ?? "") ? fewestCharacters : fewestLetters;
  if (!canTellLanguage(letters, fewest)) return null;
  if (byScript === undefined) return detectInLatin(prose.replaceAll(notLatin, " "));
  const language = detectInScript(prose, byScript);
  return language === null || isOfSibling(prose, language) ? null : language;
}

function detectInScript(prose: string, byScript: string): string | null {
  const candidates = sharedScripts.get(byScript);
  if (!candidates) return byScript;
  const language = detectReliably(prose);
  return language !== null && candidates.has(language) ? language : null;
}

function detectInLatin(prose: string): string | null {
  if (isOfNames(prose)) return null;
  const language = detectReliably(prose);
  if (language === malay) return null;
  return language !== "en" && hasEnglishWords(prose) ? null : language;
}

/** Names are of any language; a text in capitals alone is shouted. */
function isOfNames(prose: string): boolean {
  return !/(?<!\p{L})\p{Ll}/u.test(prose) && /\p{Ll}/u.test(prose);
}
