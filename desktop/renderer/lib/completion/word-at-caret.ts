import { mayBeginHashtag } from "#shared/posts/hashtags-mentions-links.ts";
import { mayBeginMention } from "#shared/posts/mention-in-text.ts";

/** The hashtag or mention at the caret. */
export interface ActiveWord {
  readonly kind: "hashtag" | "mention";
  /** Without its sign. */
  readonly query: string;
  /** Position in the text, its sign included. */
  readonly start: number;
  readonly end: number;
}

/** Names of people are found in every alphabet, and usernames by their dots. */
const writing =
  /(?:[#＃](?<tag>(?!\p{M})[\p{L}\p{M}\p{Nd}_\u200C\u200D\u00B7\u30FB\uFF65]{1,50})|[@＠](?<name>(?!\p{M})[\p{L}\p{M}\p{Nd}_.\u200C\u200D\u00B7\u30FB\uFF65]{1,50}))$/u;
/** Longer words cannot be completed; a bounded search keeps typing fast in long posts. */
const reach = 60;

/** The hashtag or mention before the caret, or null. */
export function findActiveWord(text: string, caret: number): ActiveWord | null {
  const match = writing.exec(text.slice(Math.max(0, caret - reach), caret));
  if (!match) return null;
  const { tag, name } = match.groups ?? {};
  const query = tag ?? name ?? "";
  const start = caret - match[0].length;
  const isWord = tag === undefined
    ? mayBeginMention(text, start, { hasDots: query.includes(".") })
    : mayBeginHashtag(text, start);
  return isWord ? { kind: tag === undefined ? "mention" : "hashtag", query, start, end: caret } : null;
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
