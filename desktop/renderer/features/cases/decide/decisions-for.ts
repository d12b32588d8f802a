import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { decisionWords } from "../words/case-words.ts";

/** What can be decided about an account, which has no content to cover or remove. */
const aboutMember: readonly DecisionKind[] = ["no_violation", "warn", "limit", "suspend", "offer_help"];

export interface DecisionKey {
  /** The key of the keyboard: the same for every kind of case. */
  readonly key: string;
  readonly kind: DecisionKind;
}

/** What can be decided of a kind of case, with the keys 1 to 8. */
export function decisionsFor(kind: CaseKind): readonly DecisionKey[] {
  return (Object.keys(decisionWords) as DecisionKind[])
    .map((one, place) => ({ key: String(place + 1), kind: one }))
    .filter((one) => kind !== "member" || aboutMember.includes(one.kind))
    // Help is for one person.
    .filter((one) => kind !== "wave" || one.kind !== "offer_help");
}
