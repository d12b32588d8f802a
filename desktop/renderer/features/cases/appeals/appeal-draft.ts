import { tabTexts } from "../../../lib/storage/guarded-storage.ts";

const keyOf = (decisionId: string) => `appeal-draft:${decisionId}`;

/** What was written of an appeal in this tab and not sent. */
export function appealDraft(decisionId: string): string {
  return tabTexts.getItem(keyOf(decisionId)) ?? "";
}

/** Keeps it for a reload; nothing once it was sent. */
export function keepAppealDraft(decisionId: string, words: string): void {
  if (words === "") tabTexts.removeItem(keyOf(decisionId));
  else tabTexts.setItem(keyOf(decisionId), words);
}
