import type { Deps } from "../../context.ts";
import { classifyText } from "../../providers/moderation/classifier/built-in-classifier.ts";
import { isCrisisInFewWords } from "../../providers/moderation/classifier/is-crisis-search.ts";
import { type Classified, classify } from "./classify-before-publishing.ts";

/**
 * Whether the built-in classifier finds words of crisis (moderation.11): the author's own hard
 * feelings, or hurting oneself. The latter also without `support`: 'I want to jump off a bridge'
 * reads like a call to do it.
 */
export function speaksOfCrisis(text: string): boolean {
  const { support, reasons } = classifyText(text);
  return support || reasons.some(({ category }) => category === "self_harm" || category === "distress") ||
    isCrisisInFewWords(text);
}

/**
 * The same, also by the operator's moderation service. It is asked only about texts in which the
 * built-in classifier finds nothing, so that help waits for no service.
 */
export async function isInCrisis(ctx: Pick<Deps, "providers">, text: string): Promise<boolean> {
  return speaksOfCrisis(text) || (await classify(ctx, { text })).support;
}

/** The same for a text with its verdict; looks at the words again only where the level is lower. */
export function isOfCrisis(text: string, { support, level }: Classified): boolean {
  return support || (level === "top" ? isCrisisInFewWords(text) : speaksOfCrisis(text));
}
