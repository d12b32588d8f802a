import type { Deps } from "../../context.ts";
import { classifyText } from "../../classifier/built-in-classifier.ts";
import { isCrisisInFewWords } from "../../classifier/is-crisis-search.ts";
import { type Classified, classify } from "./classify-before-publishing.ts";

/** For this long, words of crisis count in what follows them in the same place (moderation.11). */
export const crisisLastsMs = 3 * 60 * 60 * 1000;

/**
 * Whether the built-in classifier finds words of crisis (moderation.11): the author's own hard
 * feelings, or hurting oneself. The latter also without `support`: 'I want to jump off a bridge'
 * reads like a call to do it.
 */
export function hasCrisisWords(text: string): boolean {
  const verdict = classifyText(text);
  return verdict.support ||
    verdict.reasons.some(({ category }) => category === "self_harm" || category === "distress") ||
    isCrisisInFewWords(text, verdict);
}

/**
 * Whether words of crisis are grave: all but those in which the built-in classifier finds no more
 * than a hard day. 'I have written my goodbye letters' is, though nothing in it names suicide.
 */
function isGraveCrisis(text: string): boolean {
  const { support, isIndirect, reasons } = classifyText(text);
  return !support || isIndirect ||
    reasons.some(({ category }) => category === "self_harm" || category === "distress");
}

/** A text of a member, and when they wrote it. */
export interface Written {
  readonly text: string;
  readonly at: Date;
}

/** Words of crisis that count in what follows them in the same place (ai.26). */
export interface Crisis {
  readonly isGrave: boolean;
  readonly until: Date;
}

/** The crisis of texts in each of which there are words of crisis; null: there is no text. */
export function findCrisisIn(written: readonly Written[]): Crisis | null {
  if (written.length === 0) return null;
  const latest = Math.max(...written.map(({ at }) => at.getTime()));
  return {
    isGrave: written.some(({ text }) => isGraveCrisis(text)),
    until: new Date(latest + crisisLastsMs),
  };
}

/**
 * The same, also by the operator's moderation service. It is asked only about texts in which the
 * built-in classifier finds nothing, so that help waits for no service.
 */
export async function isCrisisByService(ctx: Pick<Deps, "providers">, text: string): Promise<boolean> {
  return hasCrisisWords(text) || (await classify(ctx, { text })).support;
}

/** The same for a text with its verdict; looks at the words again only where the level is lower. */
export function isCrisisByVerdict(text: string, classified: Classified): boolean {
  const { support, level } = classified;
  return support || (level === "top" ? isCrisisInFewTopWords(text, classified) : hasCrisisWords(text));
}

/** `isCrisisInFewWords` of a text at level top, which the built-in classifier may have said. */
function isCrisisInFewTopWords(text: string, { support, level, decidedBy }: Classified): boolean {
  return isCrisisInFewWords(text, decidedBy === "local" ? { support, level } : undefined);
}

/**
 * Whether the built-in classifier finds the author's own grave feelings: not only a hard day, and
 * not a call that others hurt themselves.
 */
export function hasGraveFeelings(text: string): boolean {
  return classifyText(text).reasons.some(({ category }) => category === "distress");
}

/**
 * The same for a post or comment, in which a call to hurt oneself is aimed at others: its author
 * gets no card.
 */
export function isOwnCrisis(text: string, classified: Classified): boolean {
  const { support, level } = classified;
  if (support) return true;
  if (level === "top") return isCrisisInFewTopWords(text, classified);
  return isCrisisInFewWords(text) || hasGraveFeelings(text);
}
