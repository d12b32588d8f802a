import { estimateTokens } from "./chat-prompt.ts";
import type { Quotation } from "./quote-data.ts";

/** Tokens of a mark and its label. */
const tokensAround = 30;

/** The latest quotations that fit into the budget whole, oldest first. */
export function latestThatFit<T extends Quotation>(quotations: readonly T[], tokens: number): T[] {
  let left = tokens;
  const fitting = quotations.toReversed().filter(({ text }) =>
    (left -= estimateTokens(text) + tokensAround) >= 0
  );
  return fitting.toReversed();
}
