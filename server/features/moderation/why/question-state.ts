import type { QuestionState } from "#shared/moderation/why-contract.ts";
import type { ModerationLevel } from "#shared/primitives.ts";

/** What decides whether a member may ask a person to look at the level of their own content. */
export interface QuestionFacts {
  readonly level: ModerationLevel | null;
  readonly is_judged_by_person: boolean;
  /** The only administrator asks, who decides nothing about themselves (roles.2). */
  readonly has_nobody_to_ask: boolean;
  /** The latest case that they asked for; null: they never did. */
  readonly asked: {
    readonly isOpen: boolean;
    /** It is decided, and they do not know yet. */
    readonly isUntold: boolean;
    readonly hasVerdictSince: boolean;
  } | null;
}

/** reasons.2 */
export function findQuestionState(facts: QuestionFacts): QuestionState {
  const { level, asked } = facts;
  if (asked && (asked.isOpen || asked.isUntold)) return "waiting";
  if (asked && !asked.hasVerdictSince) return "answered";
  const isAtTop = level === null || level === "top";
  return isAtTop || facts.is_judged_by_person || facts.has_nobody_to_ask ? "none" : "possible";
}
