/** The hashtag or mention at the caret. */
export interface ActiveWord {
  readonly kind: "hashtag" | "mention";
  /** Without its `#` or `@`. */
  readonly query: string;
  /** Position in the text, its sign included. */
  readonly start: number;
  readonly end: number;
}

// Preceded by the same characters as in shared/posts/hashtags-mentions-links.ts.
const writing =
  /(?<![\p{L}\p{M}\p{Nd}_&#@/.])(?:#(?<tag>[\p{L}\p{M}\p{Nd}_]{1,50})|@(?<name>[A-Za-z0-9_.]{1,50}))$/u;
/** Longer words cannot be completed; a bounded search keeps typing fast in long posts. */
const reach = 60;

/** The hashtag or mention before the caret, or null. */
export function findActiveWord(text: string, caret: number): ActiveWord | null {
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

/** The text with the completed word and a space, and the new caret. */
export function completeWord(
  text: string,
  word: ActiveWord,
  chosen: string,
): { text: string; caret: number } {
  const sign = word.kind === "hashtag" ? "#" : "@";
  const before = `${text.slice(0, word.start)}${sign}${chosen} `;
  return { text: before + text.slice(word.end).replace(/^ /, ""), caret: before.length };
}
