/** Marks above and below letters that people leave out when they search. */
const leftOut =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/gu;

/** Joiners, direction marks, emoji selectors and other characters without ink. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A character with its marks. The half-width sound marks of Japanese are letters to Unicode. */
const characters = /[^][\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\uff9e\uff9f]*/gu;

/** Letters that people also write otherwise, and that Unicode does not take apart. */
const otherForms: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ς: "σ",
  // Arabic and Persian forms of one letter
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ہ: "ه",
  ھ: "ه",
  // Hebrew forms at the end of a word
  ך: "כ",
  ם: "מ",
  ן: "נ",
  ף: "פ",
  ץ: "צ",
  "’": "'",
  "‘": "'",
  "ʼ": "'",
  "‐": "-",
};

/** Folded characters; longer ones, with many marks, are rare. */
const cached = new Map<string, string>();
const mostCached = 20_000;
const longestCached = 4;

/** A folded text, and where each of its UTF-16 units stood in the text. */
export interface FoldedText {
  readonly folded: string;
  /** For each unit of `folded`, the first unit of its character in the text. */
  readonly starts: readonly number[];
  /** For each unit of `folded`, the unit after its character in the text. */
  readonly ends: readonly number[];
}

/**
 * The form in which texts and searches are compared (search.2): without capitals, accents, vowel
 * marks of Arabic and Hebrew, invisible characters and forms of one letter; digits of every script
 * as 0 to 9; controls and line breaks as spaces. Folding a folded text changes nothing.
 */
export function foldText(text: string): string {
  // Most texts; what the general way would return.
  if (/^[\x00-\x7f]*$/.test(text)) {
    return text.replace(/[\x00-\x1f\x7f]/g, " ").toLowerCase();
  }
  return text.replace(characters, foldCharacter);
}

/** Korean syllables become three characters, few letters two, and one sign of Arabic eighteen. */
const mostPerUnit = 3;
const shortest = 60;

/** A folded text for the database, which is about as long as the text (search.2): else cut. */
export function foldForSearch(text: string): string {
  const most = Math.max(mostPerUnit * text.length, shortest);
  const folded = foldText(text);
  return folded.length <= most ? folded : folded.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/** As `foldText`, with the places in the text. */
export function foldWithPlaces(text: string): FoldedText {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: character, index } of text.matchAll(characters)) {
    const form = foldCharacter(character);
    folded += form;
    for (let unit = 0; unit < form.length; unit++) {
      starts.push(index);
      ends.push(index + character.length);
    }
  }
  return { folded, starts, ends };
}

function foldCharacter(character: string): string {
  const known = cached.get(character);
  if (known !== undefined) return known;
  // Twice, since a capital's small form may be one that is taken apart.
  const folded = withoutMarks(withoutMarks(character).toLowerCase().toUpperCase().toLowerCase())
    .replace(/[^\x00-\x7f]/gu, (letter) => otherForms[letter] ?? letter)
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\p{Cc}\p{Z}]/gu, " ");
  if (character.length <= longestCached) {
    if (cached.size >= mostCached) cached.clear();
    cached.set(character, folded);
  }
  return folded;
}

function withoutMarks(text: string): string {
  return text.normalize("NFKD").replace(leftOut, "").replace(invisible, "");
}

/** Unicode keeps the ten digits of a script in one row, 0 first. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
