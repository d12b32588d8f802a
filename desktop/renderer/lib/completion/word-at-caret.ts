import { mayBeginHashtag } from "#shared/posts/hashtags-mentions-links.ts";
import { mayBeginMention } from "#shared/posts/mention-in-text.ts";
import { isDigit, isJoiner, isLetter } from "#shared/posts/word-characters.ts";

/** The hashtag or mention at the caret. */
export interface ActiveWord {
  readonly kind: "hashtag" | "mention";
  /** Without its sign. */
  readonly query: string;
  /** Position in the text, its sign included. */
  readonly start: number;
  readonly end: number;
}

const writing = /(?<sign>[#＃@＠])(?<query>[^\s#＃@＠]{1,50})$/u;
/** Longer words cannot be completed; a bounded search keeps typing fast in long posts. */
const reach = 60;

/** The hashtag or mention before the caret, or null. */
export function findActiveWord(text: string, caret: number): ActiveWord | null {
  const match = writing.exec(text.slice(Math.max(0, caret - reach), caret));
  if (!match) return null;
  const { sign = "", query = "" } = match.groups ?? {};
  const kind = sign === "#" || sign === "＃" ? "hashtag" : "mention";
  const start = caret - match[0].length;
  const mayBegin = kind === "hashtag" ? mayBeginHashtag : mayBeginMention;
  return isWord(kind, query) && mayBegin(text, start) ? { kind, query, start, end: caret } : null;
}

/** People are found by their names in every alphabet, and by usernames with dots. */
function isWord(kind: ActiveWord["kind"], query: string): boolean {
  return !/^\p{M}/u.test(query) &&
    [...query].every((char) =>
      isLetter(char) || isDigit(char) || isJoiner(char) || char === "_" ||
      (char === "." && kind === "mention")
    );
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
