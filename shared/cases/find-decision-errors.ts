import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";
import type { ModerationLevel } from "../primitives.ts";
import type { CaseKind } from "./case-shapes.ts";
import { type DecisionKind, limitDays } from "./decision-kinds.ts";

/** The parts of a decision that must fit each other and the case. */
interface Decided {
  readonly decision: DecisionKind;
  readonly level?: ModerationLevel | undefined;
  readonly days?: number | undefined;
}

/** Posts, comments and messages: what has a level. */
const onContent: readonly DecisionKind[] = ["level", "cover", "remove"];

/**
 * Returns whether a decision can be made about a kind of case (cases.4), in the order of the desk.
 */
export function makeDecisionFilter(kind: CaseKind): (decision: DecisionKind) => boolean {
  return (decision) => {
    // Appeals are answered (appeals.2).
    if (kind === "appeal") return false;
    if (kind === "member") return !onContent.includes(decision);
    // Help is for one member.
    return kind !== "wave" || decision !== "offer_help";
  };
}

/** Why a decision is not complete or does not fit its case, by field; null when it does. */
export function findDecisionErrors(
  kind: CaseKind,
  decided: Decided,
): Readonly<Record<string, Text>> | null {
  const { decision, level, days } = decided;
  if (!makeDecisionFilter(kind)(decision)) return { decision: msg`This can't be decided about such a case.` };
  if (decision === "level" && !level) return { level: msg`Please choose a level.` };
  if (decision === "limit" && !limitDays.some((known) => known === days)) {
    return { days: msg`Please choose 7 or 30 days.` };
  }
  return null;
}
