/** A hashtag or a mention being written, at the caret. */
export interface ActiveWord {
  readonly kind: "hashtag" | "mention";
  /** Without its `#` or `@`. */
  readonly query: string;
  /** Where it stands in the text, its sign included. */
  readonly start: number;
  readonly end: number;
}

// Same signs before a word as in shared/posts/text.ts: inside another word it is none.
const writing =
  /(?<![\p{L}\p{M}\p{Nd}_&#@/.])(?:#(?<tag>[\p{L}\p{M}\p{Nd}_]{1,50})|@(?<name>[A-Za-z0-9_.]{1,50}))$/u;
/** A word longer than this is none that could be completed; looking no further keeps typing quick in long posts. */
const reach = 60;

/** What is being written before the caret, when it can be completed; null otherwise. */
export function activeWord(text: string, caret: number): ActiveWord | null {
  const match = writing.exec(text.slice(Math.max(0, caret - reach), caret));
  if (!match) return null;
  const { tag, name } = match.groups ?? {};
  return {
    kind: tag === undefined ? "mention" : "hashtag",
    query: tag ?? name ?? "",
    start: caret - match[0].length,
    end: caret,
  };
}

/** The text with the word completed and a space after it, and where the caret goes. */
export function completeWord(
  text: string,
  word: ActiveWord,
  chosen: string,
): { text: string; caret: number } {
  const sign = word.kind === "hashtag" ? "#" : "@";
  const before = `${text.slice(0, word.start)}${sign}${chosen} `;
  return { text: before + text.slice(word.end).replace(/^ /, ""), caret: before.length };
}
