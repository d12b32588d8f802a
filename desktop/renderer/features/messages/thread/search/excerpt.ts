/** Characters shown before the first word that was found. */
const before = 32;

interface Part {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text into found words and the parts between, on one line, from shortly before the first
 * found word.
 */
export function splitExcerpt(text: string, words: string): Part[] {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const wanted = words.split(/\s+/).filter(Boolean).map((word) =>
    word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
  );
  if (wanted.length === 0) return [{ text: line, isFound: false }];
  const pattern = new RegExp(`(${wanted.join("|")})`, "giu");
  const at = line.search(pattern);
  const shown = at > before ? `…${line.slice(line.indexOf(" ", at - before) + 1)}` : line;
  return shown.split(pattern)
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
