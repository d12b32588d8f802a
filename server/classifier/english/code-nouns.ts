import type { Word } from "./word.ts";

const words = (block: string) => block.trim().split(/\s+/);

/** A code follows these: "room B12", "part 4C0K". */
const named = new Set(words(`
  room rooms gate gates part parts filter order booking reference ref voucher coupon code codes key id flight panel
  plate registration reg postcode postcodes zip parcel seat platform model serial number ticket version item locker
  bay building floor unit suite terminal pin sku invoice tracking error hall desk shelf zone road route`));

/** "My reference is …", "The log says …" */
const stated = new Set(
  words("reference ref code id key number plate registration log serial voucher password pin"),
);
const stating = new Set(words("is was are says said reads shows"));

/** Things that carry a number plate, or a number like one. */
const plated = new Set(words(`
  car cars van vans lorry truck taxi bus vehicle motorbike plate plates registration reg flight number part filter`));

/** How many words before a plate its vehicle stands: "the car is …". */
const plateDistance = 2;

/** Whether a word after these words is named as a code. */
export function isNamed(before: readonly Word[]): boolean {
  const last = before.at(-1)?.text ?? "";
  return named.has(last) || (stating.has(last) && stated.has(before.at(-2)?.text ?? ""));
}

/** Whether one of the last words, but for `skipped` ones, is something with a number plate. */
export function isPlated(before: readonly Word[], skipped: number): boolean {
  const end = before.length - skipped;
  return before.slice(Math.max(0, end - plateDistance), Math.max(0, end)).some(({ text }) =>
    plated.has(text)
  );
}

/** Words after which a word says what somebody is, even one that looks like a code: "You f4g". */
const persons = new Set(words("you he she they"));
const being = new Set(words("are is"));
const degrees = new Set(words("a an such just fucking stupid dumb dirty ugly fat little total"));

/**
 * Whether a word after these calls a person something: "you are a", "she's such a", "what a", and
 * for words in small letters also "You …" at the start of a clause.
 */
export function isCallingNames(before: readonly Word[], inCapitals: boolean): boolean {
  let at = before.length - 1;
  while (degrees.has(before[at]?.text ?? "")) at--;
  const hasDegree = at < before.length - 1;
  const word = before[at];
  if (!word) return false;
  if (word.text === "what" && hasDegree) return true;
  if (being.has(word.text)) {
    return (hasDegree || !inCapitals) && persons.has(before[at - 1]?.text ?? "");
  }
  return !inCapitals && word.text === "you" && (hasDegree || word.opensClause);
}
