import { tabTexts } from "../../lib/storage/guarded-storage.ts";

const keyOf = (decisionId: string) => `decision-token:${decisionId}`;

/** Whether the fragment of an address may be a token: three parts with dots between them. */
export function looksLikeToken(fragment: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(fragment);
}

/**
 * Keeps the token of a mailed link for this tab, so that its address shows it no longer and a
 * reload still opens the decision (reasons.1).
 */
export function keepDecisionToken(decisionId: string, token: string): void {
  tabTexts.setItem(keyOf(decisionId), token);
}

/** The token with which this tab opened the decision; null when it came without one. */
export function readDecisionToken(decisionId: string): string | null {
  return tabTexts.getItem(keyOf(decisionId));
}

/** Forgets a token that opens nothing. */
export function forgetDecisionToken(decisionId: string): void {
  tabTexts.removeItem(keyOf(decisionId));
}
