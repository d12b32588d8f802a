import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { makeDecisionFilter } from "#shared/cases/find-decision-errors.ts";
import { decisionWords } from "../case-words.ts";

interface DecisionKey {
  /** The key of the keyboard: the same for every kind of case. */
  readonly key: string;
  readonly kind: DecisionKind;
}

/** Returns the decisions that a kind of case allows, with the keys 1 to 8. */
export function listDecisions(kind: CaseKind): readonly DecisionKey[] {
  const canDecide = makeDecisionFilter(kind);
  return (Object.keys(decisionWords) as DecisionKind[])
    .map((one, place) => ({ key: String(place + 1), kind: one }))
    .filter((one) => canDecide(one.kind));
}
