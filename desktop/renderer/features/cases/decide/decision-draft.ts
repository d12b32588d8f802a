import { t } from "@lingui/core/macro";
import type { CaseDetail, CaseKind } from "#shared/cases/case-shapes.ts";
import type { NewDecision } from "#shared/cases/decide-contract.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { makeDecisionFilter } from "#shared/cases/find-decision-errors.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getPresetWords } from "#shared/rules/preset-words.ts";
import { showText } from "../../../lib/language/show-text.ts";
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

export interface DecisionDraft {
  readonly rule: string;
  /** The words written for each decision; without an entry it is still the first preset. */
  readonly words: Readonly<Partial<Record<DecisionKind, string>>>;
  readonly level: ModerationLevel | null;
  readonly limitDays: number;
  /** Null: until somebody restores them. */
  readonly suspendDays: number | null;
  readonly removesContent: boolean;
  /** Whether a decision about a wave also concerns who wrote first. */
  readonly includesFirst: boolean;
}

/** The draft of a case: the rule that most reports name, a week for what takes time. */
export function createFirstDraft(
  { reports, sources, wave }: Pick<CaseDetail, "reports" | "sources" | "wave">,
): DecisionDraft {
  return {
    rule: mostNamed(reports.map(({ ruleId }) => ruleId)) ??
      (sources.some((source) => source === "spam_wave" || source === "detected_bot") ? "spam" : "other"),
    words: {},
    level: null,
    limitDays: 7,
    suspendDays: 7,
    removesContent: wave !== null,
    includesFirst: false,
  };
}

function mostNamed(keys: readonly string[]): string | undefined {
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** The words that stand in the form. */
export function getWords(draft: DecisionDraft, kind: DecisionKind, rules: readonly HouseRule[]): string {
  return draft.words[kind] ?? getPresets(draft, kind, rules)[0] ?? "";
}

/** The draft with other words for one decision: those for another do not go out with it. */
export function changeWords(draft: DecisionDraft, kind: DecisionKind, words: string): DecisionDraft {
  return { ...draft, words: { ...draft.words, [kind]: words } };
}

/** The draft by another rule. Words that are still a preset follow it, written ones stay. */
export function changeRule(draft: DecisionDraft, rule: string, rules: readonly HouseRule[]): DecisionDraft {
  const written = Object.entries(draft.words).filter(([kind, words]) =>
    !getPresets(draft, kind as DecisionKind, rules).includes(words)
  );
  return { ...draft, rule, words: Object.fromEntries(written) };
}

/** Whether only moderators read the reason: nothing happened, or the member reads fixed words. */
export function isReasonInternal(kind: DecisionKind): boolean {
  return kind === "offer_help" || kind === "no_violation";
}

export function getPresets(
  { rule }: Pick<DecisionDraft, "rule">,
  kind: DecisionKind,
  rules: readonly HouseRule[],
): readonly string[] {
  const known = rules.find(({ key }) => key === rule) ?? { key: rule, title: rule };
  return getPresetWords(known, kind).map(showText);
}

/** Returns the problems by field; empty when the decision can be sent. */
export function findMissing(
  { level }: DecisionDraft,
  kind: DecisionKind,
  words: string,
): { readonly words?: string; readonly level?: string } {
  return {
    ...(words.trim() === "" && { words: t`Please write a reason.` }),
    ...(kind === "level" && level === null && { level: t`Please choose a level.` }),
  };
}

/** The decision as the server takes it: only with the fields of its kind. */
export function buildDecision(draft: DecisionDraft, decision: DecisionKind, words: string): NewDecision {
  return {
    decision,
    rule: draft.rule,
    reason: words.trim(),
    ...(decision === "level" && draft.level && { level: draft.level }),
    ...(decision === "limit" && { days: draft.limitDays }),
    ...(decision === "suspend" && draft.suspendDays !== null && { days: draft.suspendDays }),
    ...(decision === "suspend" && { removesContent: draft.removesContent }),
    ...(draft.includesFirst && { includesFirst: true }),
  };
}
