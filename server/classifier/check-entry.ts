/** Words in a row are one entry: "at-home", "j'ai", "去死". */
const word = String.raw`[\p{L}\p{M}\p{N}$][^\s|?!*<>{}^]*\*?`;
const choice = String.raw`(?:${word}|@|<[^\s|<>]+>)`;
const choices = String.raw`${choice}(?:\|${choice})*`;
const group = String.raw`(?:${choice}|\{[^\s|{}]+\})`;
const groups = String.raw`${group}(?:\|${group})*`;
const step = String.raw`(?:\^|\.\.[1-9]|!${choices}|${groups}\??)`;

const isWord = new RegExp(`^${word}$`, "u");
const isChoices = new RegExp(`^${choices}$`, "u");
const isStep = new RegExp(`^${step}$`, "u");
const isPhrase = new RegExp(String.raw`^(?:!${choices} )?(?:\^ |${groups}\? )*${groups}(?: ${step})*$`, "u");

/** Finds the fault of an entry of a list; null when there is none. */
export type Check = (entry: string) => string | null;

/** A word, or the beginning of words. */
export const checkWord: Check = (entry) => isWord.test(entry) ? null : `"${entry}" is no word`;

/** Several words as alternatives, as the lists of words have them. */
export const checkChoices: Check = (entry) => isChoices.test(entry) ? null : `"${entry}" is no word`;

/** A phrase; `<name>` and `{name}` must stand before it. */
export function checkPhrase(
  phrase: string,
  classes: Readonly<Record<string, unknown>>,
  groups: Readonly<Record<string, unknown>>,
): string | null {
  if (!isPhrase.test(phrase)) return faultOf(phrase);
  if (!/[<{]/.test(phrase)) return null;
  for (const [name, open = "", inner = ""] of phrase.matchAll(/([<{])([^>}]+)/g)) {
    const known = open === "<" ? classes : groups;
    if (!Object.hasOwn(known, inner)) return `${name}${open === "<" ? ">" : "}"} stands nowhere above`;
  }
  return null;
}

function faultOf(phrase: string): string {
  const wrong = phrase.split(" ").find((part) => !isStep.test(part));
  if (wrong === undefined) return `"${phrase}" does not begin with a word`;
  return `"${wrong}" is no ${
    wrong.startsWith("..") ? "number of words from ..1 to ..9" : "step of a phrase"
  }`;
}
