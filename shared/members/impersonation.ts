import { product } from "../product.ts";
import { buildLookalikePattern } from "./look-alike-pattern.ts";
import { homoglyphs, replaceEmblems } from "../homoglyphs.ts";

/**
 * Letters that moderation does not read as Latin, since living languages write whole words with
 * them.
 */
const drawnInNames: Readonly<Record<string, string>> = {
  // Cherokee and Lisu, which are read as capitals
  Ꭺ: "a",
  Ᏼ: "b",
  Ꮯ: "c",
  Ꭰ: "d",
  Ꭼ: "e",
  Ꮐ: "g",
  Ꮋ: "h",
  Ꭵ: "i",
  Ꭻ: "j",
  Ꮶ: "k",
  Ꮮ: "l",
  Ꮇ: "m",
  Ꮲ: "p",
  Ꮢ: "r",
  Ꮪ: "s",
  Ꭲ: "t",
  Ꮩ: "v",
  Ꮃ: "w",
  Ꮓ: "z",
  ꓮ: "a",
  ꓐ: "b",
  ꓚ: "c",
  ꓓ: "d",
  ꓰ: "e",
  ꓝ: "f",
  ꓖ: "g",
  ꓧ: "h",
  ꓲ: "i",
  ꓙ: "j",
  ꓗ: "k",
  ꓡ: "l",
  ꓟ: "m",
  ꓠ: "n",
  ꓳ: "o",
  ꓑ: "p",
  ꓣ: "r",
  ꓢ: "s",
  ꓔ: "t",
  ꓴ: "u",
  ꓦ: "v",
  ꓪ: "w",
  ꓫ: "x",
  ꓬ: "y",
  ꓜ: "z",
  // Coptic
  ⲁ: "a",
  ⲃ: "b",
  ⲥ: "c",
  ⲉ: "e",
  ⲏ: "h",
  ⲓ: "i",
  ⲕ: "k",
  ⲙ: "m",
  ⲛ: "n",
  ⲟ: "o",
  ⲣ: "p",
  ⲧ: "t",
  ⲭ: "x",
  ⲩ: "y",
  // Letters with strokes and tails, clicks
  ɩ: "i",
  ǀ: "l",
  ɭ: "l",
  ɫ: "l",
  ƚ: "l",
  ꞁ: "l",
  ʂ: "s",
  ƽ: "s",
  ɱ: "m",
  ɾ: "r",
  ɼ: "r",
  ʈ: "t",
  ƞ: "n",
  ɳ: "n",
  ɠ: "g",
  ց: "g",
};

/**
 * Returns a name as a reader sees it, in Latin letters where it looks like them. Drops forms and
 * marks of letters, invisible characters and trade mark signs; capitals stay capitals.
 */
function convertToLatin(name: string): string {
  return replaceEmblems(name)
    .replace(/[\u2122\u2120\u00ae\u00a9]/g, "")
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}\p{DI}]/gu, "")
    .replace(/[^\x00-\x7f]/gu, latinLetter);
}

function latinLetter(sign: string): string {
  const lower = sign.toLowerCase();
  const drawn = homoglyphs[lower] ?? drawnInNames[sign] ?? drawnInNames[lower];
  if (drawn === undefined) return sign;
  return lower === sign ? drawn : drawn.toUpperCase();
}

/** Words of office, which claim authority on their own. */
const offices =
  ("admin admins administrator administrators moderator moderators moderation support staff official officials helpdesk " +
    "security system sysadmin webmaster").split(" ");
/** Labels that the product shows in place of a name or beside one. */
const labels = "deletedmember deletedbot deletedaccount deleteduser aiassistant practiceassistant bot".split(
  " ",
);
/**
 * Words that claim something only beside a name of the product or of a person, or beside an office.
 */
const claims =
  ("ai app team help helper helpers hq mod mods real true the verified verification assistant service services care " +
    "safety trust account accounts customer contact info news billing payment payments original authentic genuine live chat " +
    "ceo founder founders owner owners community manager management company inc ltd bots of by from at for and your our members " +
    "online center centre press legal privacy").split(" ");

/** Words that name an office together, though none of them does alone: 'Trust and Safety'. */
const jointOffices = "trustandsafety trustsafety safetyteam trustteam safetyandtrust communityteam".split(
  " ",
);

/** A piece that a name may consist of. */
interface Piece {
  readonly pattern: RegExp;
  /** A name must have one of these. */
  readonly counts: boolean;
  /** It stands only where words begin and end: `the` in `Theresa` is no word. */
  readonly isWholeWord: boolean;
}

const makePiece = (word: string, traits: Omit<Piece, "pattern">): Piece => ({
  pattern: new RegExp(buildLookalikePattern(word), "uy"),
  ...traits,
});
const namePiece = (word: string) => makePiece(word, { counts: true, isWholeWord: false });
const around = [
  ...offices.map((word) => makePiece(word, { counts: false, isWholeWord: false })),
  ...claims.map((word) => makePiece(word, { counts: false, isWholeWord: true })),
];
const officesAndLabels = [
  ...[...offices, ...labels, ...jointOffices].map(namePiece),
  ...claims.map((word) => makePiece(word, { counts: false, isWholeWord: true })),
];
/** Offices that nobody has for a name, so that a name beside one claims it: 'Admin Wren'. */
const titles: ReadonlySet<string> = new Set(
  "admin admins administrator administrators moderator moderators sysadmin webmaster helpdesk".split(" "),
);
const productOrLisa = [
  ...[product.name, product.assistantName].map((own) => namePiece(own.toLowerCase())),
  // `TheLisa` and `glimmerhq`: nobody is called so.
  ...[...offices, ...claims].map((word) => makePiece(word, { counts: false, isWholeWord: false })),
];

/**
 * Whether a whole username or display name is a name of the product or its assistant, an office or
 * a label of the product, or such a name with words of office: `Lіsa`, `Glimmer Support`,
 * `real_lisa`, `Administrator`, with or without a number (members.10). `Lisa Brown` and `melisa`
 * are not.
 */
export function passesForProduct(written: string): boolean {
  const unnumbered = written.replace(/[\s._-]*\d+$/, "");
  // A person may be called Lisa and have chosen `lisa2`.
  const isNumbered = unnumbered !== written &&
    squeezeName(unnumbered) !== product.assistantName.toLowerCase();
  return consistsOfOwnNames(written) || isNumbered && consistsOfOwnNames(unnumbered);
}

function consistsOfOwnNames(written: string): boolean {
  return readingsOfName(written).some((words) =>
    consistsOf(words, productOrLisa) || consistsOf(words, officesAndLabels) || isTitled(words)
  );
}

/** Whether a name begins or ends with the title of an office: no `admin_of_nothing`. */
function isTitled(words: readonly string[]): boolean {
  if (words.some((word) => /^(of|for|from|by)$/i.test(word))) return false;
  return words.length > 1 && [words[0], words.at(-1)].some((word) => titles.has(word?.toLowerCase() ?? ""));
}

/** Whether a name passes for that of a person: `Ada L.`, `adal`, `Ada L Support` for 'Ada L'. */
export function passesForPerson(written: string, person: string): boolean {
  const own = squeezeName(person);
  return own !== "" &&
    readingsOfName(written).some((words) => consistsOf(words, [namePiece(own), ...around]));
}

function squeezeName(written: string): string {
  return (readingsOfName(written).at(-1) ?? []).join("").toLowerCase();
}

/** The words of a name: once with signs that look like letters (`L!sa`), once without (`Lisa!`). */
function readingsOfName(written: string): string[][] {
  const latin = convertToLatin(written);
  const drawn = latin.replace(/[!|]+(?=\s|$)|(?<=\s|^)@/g, "");
  return [/[^\p{L}\p{N}@$!|\u20ac]+/u, /[^\p{L}\p{N}]+/u].map((gaps, at) =>
    (at === 0 ? drawn : latin).split(gaps).filter((word) => word !== "")
  );
}

/**
 * Whether words, put together, consist of pieces with at least one that counts. Linear in their
 * length, since each position is visited once.
 */
function consistsOf(words: readonly string[], pieces: readonly Piece[]): boolean {
  const text = words.join("");
  const edges = new Set(words.map((_, at) => words.slice(0, at).join("").length)).add(text.length);
  // The positions reached without and with a piece that counts.
  const reached = [new Set([0]), new Set<number>()] as const;
  for (let place = 0; place < text.length; place++) {
    for (const [hasCounted, places] of reached.entries()) {
      if (!places.has(place)) continue;
      for (const { pattern, counts, isWholeWord } of pieces) {
        pattern.lastIndex = place;
        if (!pattern.test(text)) continue;
        const end = pattern.lastIndex;
        if (isWholeWord && !(edges.has(place) && edges.has(end))) continue;
        reached[counts || hasCounted === 1 ? 1 : 0].add(end);
      }
    }
  }
  return reached[1].has(text.length);
}
