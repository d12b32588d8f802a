import { findHashtags, foldHashtag } from "#shared/posts/hashtags-mentions-links.ts";

/** The interests of a bot, which are separated by semicolons. */
export function splitInterests(interests: string): string[] {
  return interests.split(";").map((interest) => interest.trim()).filter(Boolean);
}

const shortest = 4;

/**
 * How well a text fits interests: 3 per interest for its hashtag ('forest walks' is #forestwalks),
 * otherwise 2 for its words in order, otherwise 1 for one of its words of four letters or more. A
 * final s makes no difference. 0: it does not fit.
 */
export function scoreInterest(interests: readonly string[], text: string): number {
  const tags = new Set(findHashtags(text).map(toSingular));
  const words = wordsOf(text);
  const line = ` ${words.join(" ")} `;
  return interests.reduce((score, interest) => {
    const own = wordsOf(interest);
    if (own.length === 0) return score;
    if (tags.has(own.join(""))) return score + 3;
    if (line.includes(` ${own.join(" ")} `)) return score + 2;
    return score + (own.some((word) => word.length >= shortest && words.includes(word)) ? 1 : 0);
  }, 0);
}

function wordsOf(text: string): string[] {
  return (foldHashtag(text).match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).map(toSingular);
}

function toSingular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, "") : word;
}
