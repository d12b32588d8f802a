import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { classifyText } from "../../moderation/built-in-classifier.ts";

/** A sentence's end, or a line's. */
const end = /[.!?…。！？]["'”’)\]]*\s|\n/g;

/**
 * Judges an answer while it comes, each sentence once and when it is whole. Returns a function that takes all that came so far, and
 * says whether the filter hides one of them.
 */
export function sentenceFilter(filter: ModerationLevel | null): (text: string) => boolean {
  let judged = 0;
  return (text) => {
    for (end.lastIndex = judged; end.test(text); judged = end.lastIndex) {
      const sentence = text.slice(judged, end.lastIndex).trim();
      if (sentence && !isLevelVisible(classifyText(sentence).level, filter)) return true;
    }
    return false;
  };
}
