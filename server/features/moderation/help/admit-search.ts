import type { MemberCtx } from "../../../context.ts";
import { findSearchRefusal } from "../../../http/limits/search-sql.ts";
import { isCrisisSearch } from "../../../classifier/is-crisis-search.ts";

/** So few letters are judged in a fraction of a millisecond. */
const fewLetters = 60;

/**
 * Offers help to who searches for words of crisis (moderation.11). Throws `overloaded` for more
 * searches than a member may have under way (search.8), of which only a few words are judged.
 */
export function admitSearch(ctx: MemberCtx, q: string, offerSupport: (isWanted: boolean) => void): void {
  const refusal = findSearchRefusal(ctx);
  if (!refusal || hasFewLetters(q)) offerSupport(isCrisisSearch(q));
  if (refusal) throw refusal;
}

function hasFewLetters(text: string): boolean {
  return text.length <= fewLetters && text.normalize("NFKC").length <= fewLetters;
}
