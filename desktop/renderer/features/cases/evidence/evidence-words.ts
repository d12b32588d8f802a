import type { EvidenceRow } from "#shared/cases/evidence-contract.ts";
import { kindNames } from "../case-words.ts";

/** 'Post, Violence, 2 pictures'. */
export function formatEvidenceName({ kind, pictures }: EvidenceRow, rule: string): string {
  const shown = pictures === 0 ? [] : [pictures === 1 ? "1 picture" : `${pictures} pictures`];
  return [kindNames[kind], rule, ...shown].join(", ");
}

/** Why something is kept, as a sentence. */
export const keptForTexts: Readonly<Record<EvidenceRow["keptFor"], string>> = {
  removal: "A decision removed it.",
  account: "Its account was deleted while the case was open.",
  known_image: "A service knows the picture as one of abuse. Don't copy it or send it to anyone.",
};
