const joined = /^[a-z\d]+(?:[-/.][a-z\d]+)+$/;
const mixed = /^(?=.*\d)(?=.*[a-z])[a-z\d]+$/;
const number = /^(?:\d{2,}|(?=.*\d)[a-z\d]{2,4})$/;
const shortWord = /^[a-z]{2,3}$/;

/**
 * Puts spaces in place of codes in a folded text: what a part with letters and digits is joined to
 * ("kurw-0pa9"), and short words beside a number ("flight oc 518"). Some language has a word for
 * each of them.
 */
export function blankCodes(text: string): string {
  if (!/\d/.test(text)) return text;
  const tokens = text.split(/(\s+)/);
  const cores = tokens.map(trimSigns);
  return tokens.map((token, at) => isCode(cores, at) ? " ".repeat(token.length) : token).join("");
}

/** `cores` has the spaces between two words as every second entry. */
function isCode(cores: readonly string[], at: number): boolean {
  const core = cores[at] ?? "";
  if (joined.test(core)) {
    const parts = core.split(/[-/.]/);
    return parts.some((part) => mixed.test(part) || (parts.length > 2 && /^\d{2,}$/.test(part)));
  }
  // Behind a plain number stands its unit: "20 mg".
  return shortWord.test(core) && (number.test(cores[at + 2] ?? "") || mixed.test(cores[at - 2] ?? ""));
}

/** By hand: a regular expression anchored at the end would be quadratic. */
function trimSigns(token: string): string {
  let [start, end] = [0, token.length];
  while (start < end && !isLetterOrDigit(token[start])) start++;
  while (end > start && !isLetterOrDigit(token[end - 1])) end--;
  return token.slice(start, end);
}

function isLetterOrDigit(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
