import { plural, t } from "@lingui/core/macro";
import type { CaseDecision, CaseDetail, CaseKind, CaseRow, CaseSource } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome, DecisionKind } from "#shared/cases/decision-kinds.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getRuleTitle, isReason } from "#shared/rules/first-rules.ts";
import { showText } from "../../lib/language/show-text.ts";
import { appealOutcomes, appealSuffixes } from "./appeals/appeal-words.ts";
import { joinWithCommas } from "../../lib/text/join-words.ts";

export const kindNames: Readonly<Record<CaseKind, string>> = {
  post: t`Post`,
  comment: t`Comment`,
  message: t`Message`,
  member: t`Member`,
  picture: t`Picture`,
  wave: t`Spam wave`,
  appeal: t`Appeal`,
};

/** The sources of cases that nobody reported. */
const sourceNames: Readonly<Record<Exclude<CaseSource, "administrator">, string>> = {
  report: t`Reported`,
  moderator: t`Opened by a moderator`,
  unread_text: t`No list could read it`,
  fallback_verdict: t`Judged by word lists alone`,
  unseen_picture: t`Nobody looked at the picture`,
  detected_bot: t`Acts like a machine`,
  spam_wave: t`Spam wave`,
  author: t`Its author asked a person to look`,
  appeal: t`Appeal`,
  stranger: t`Reported on the public page`,
  known_image: t`Matches a known image of abuse`,
};

interface WhyOfCase extends Pick<CaseRow, "decision" | "isDecisionOver"> {
  readonly reasons: readonly string[];
  readonly sources: readonly string[];
}

/** The names of a case's reasons, or what else brought it; an unknown one keeps its key. */
export function listReasons({ reasons, sources, ...standing }: WhyOfCase): readonly string[] {
  const names = reasons.map((reason) => isReason(reason) ? showText(getRuleTitle([], reason)) : reason);
  // That it is an appeal its kind says.
  const others = sources.filter((source) => !["report", "appeal", "administrator"].includes(source));
  return [
    ...names,
    ...sources.includes("administrator") ? byAdministrator(standing) : [],
    ...others.map((source) => (sourceNames as Record<string, string>)[source] ?? source),
  ];
}

/** Names an administrator's act, while it holds. */
function byAdministrator({ decision, isDecisionOver }: Pick<CaseRow, "decision" | "isDecisionOver">) {
  if (isDecisionOver) return [];
  if (decision === "remove") return [t`Removed by an administrator`];
  return decision === "suspend" ? [t`Suspended by an administrator`] : [];
}

/** The same for a whole case: its reports name rules, which administrators add to. */
export function listCaseReasons(
  { reasons, reports, ...rest }: Pick<
    CaseDetail,
    "reasons" | "sources" | "reports" | "decision" | "isDecisionOver"
  >,
  rules: readonly HouseRule[],
): readonly string[] {
  const titles = new Set(reports.map(({ ruleId }) => showText(getRuleTitle(rules, ruleId))));
  const others = reasons.filter((reason) => !reports.some((report) => report.reason === reason));
  return [...titles, ...listReasons({ ...rest, reasons: others })];
}

interface DecisionWords {
  readonly name: string;
  /** Says what it does, for the form. */
  readonly effect: string;
  /** Says what was done, for the case that is decided. */
  readonly done: string;
}

/** In the order of the keys 1 to 8. */
export const decisionWords: Readonly<Record<DecisionKind, DecisionWords>> = {
  no_violation: {
    name: t`No violation`,
    effect: t`Everything stays as it is.`,
    done: t`No violation`,
  },
  level: {
    name: t`Change level`,
    effect: t`No classifier changes the level afterwards.`,
    done: t`Level changed`,
  },
  cover: {
    name: t({ message: "Cover", context: "verb" }),
    effect: t`Pictures and text stand behind a line with 'Show'.`,
    done: t`Covered`,
  },
  remove: {
    name: t`Remove`,
    effect: t`Nobody can see it any longer, including its author.`,
    done: t`Removed`,
  },
  warn: {
    name: t`Warn`,
    effect: t`It stays, and its author reads what was wrong.`,
    done: t`Member warned`,
  },
  limit: {
    name: t({ message: "Limit", context: "verb" }),
    effect: t`No new conversations, not suggested or ranked; their posts reach followers only.`,
    done: t`Member limited`,
  },
  suspend: {
    name: t`Suspend`,
    effect: t`Signed out everywhere at once, and can't sign in.`,
    done: t`Member suspended`,
  },
  offer_help: {
    name: t`Offer help`,
    effect: t`They see the card of help, with no punishment and no mention of a report.`,
    done: t`Help offered`,
  },
};

/** Who has heard of a decision that can still be undone. */
export function describeWhoHeard(outcome: CaseOutcome): string {
  return outcome === "offer_help"
    ? t`They have it already; Undo takes the note back.`
    : t`Nobody has heard of it yet.`;
}

/** When a decision is heard of, before it is made. */
export function describeWhenHeard(
  decision: DecisionKind | null,
  { subject: { kind }, sources }: Pick<CaseRow, "subject" | "sources">,
): string {
  // A question about a level (reasons.2).
  const isAsked = sources.includes("author");
  if (decision === null && isAsked) {
    return t`Its author asks about the level: 'Change level' changes it, 'No violation' leaves it.`;
  }
  if (decision === "offer_help") return t`They get it at once. Reporters hear after ten minutes.`;
  if (decision === "no_violation") {
    return isAsked
      ? t`The author, who asked, and reporters hear of it after ten minutes.`
      : t`Reporters hear of it after ten minutes; nobody else is told.`;
  }
  return kind === "member"
    ? t`It takes effect at once. The member and reporters hear of it after ten minutes.`
    : t`It takes effect at once. Author and reporters hear of it after ten minutes.`;
}

/** The label of the field for what the author or member reads. */
export function getWordsLabel(kind: CaseKind): string {
  // They may repeat what was written (reasons.1).
  if (kind === "message") return t`Reason (only moderators read it; the sender reads the rule)`;
  return kind === "member" ? t`Reason (the member reads it)` : t`Reason (the author reads it)`;
}

/** Says what the decision does; about a member it speaks of no content. */
export function describeEffect(decision: DecisionKind, kind: CaseKind): string {
  return decision === "warn" && kind === "member"
    ? t`They read what was wrong.`
    : decisionWords[decision].effect;
}

/**
 * A decision in a history: what was done, for how long, whether that was taken back or appealed,
 * or is over.
 */
export function describeDecision(
  { decision, days, undoneAt, appeal, isOver }: Pick<
    CaseDecision,
    "decision" | "days" | "undoneAt" | "appeal" | "isOver"
  >,
): string {
  const isPast = isOver && undoneAt === null;
  return joinWithCommas([
    days === null ? describeOutcome(decision, isPast) : describeForDays(decision, days, isPast),
    undoneAt ? t({ message: "undone", comment: "Of a decision, as in 'Removed, undone'" }) : "",
    appeal ? appealSuffixes[appeal.outcome] : "",
  ].filter(Boolean));
}

/** The same with its days: only limits and suspensions have them. */
function describeForDays(decision: CaseOutcome, days: number, isOver: boolean): string {
  if (decision === "limit") {
    return isOver
      ? plural(days, { one: "Was limited for # day", other: "Was limited for # days" })
      : plural(days, { one: "Member limited for # day", other: "Member limited for # days" });
  }
  if (decision !== "suspend") return describeOutcome(decision, isOver);
  return isOver
    ? plural(days, { one: "Was suspended for # day", other: "Was suspended for # days" })
    : plural(days, { one: "Member suspended for # day", other: "Member suspended for # days" });
}

/** Why a case is closed that nobody decided, as `openAutomaticCases` does; null for others. */
export function findWhyClosedByItself(
  { decision, sources }: Pick<CaseRow, "decision" | "sources">,
  exists: boolean,
): "judged" | "gone" | null {
  if (decision !== null || sources.some((source) => source !== "fallback_verdict")) return null;
  return exists ? "judged" : "gone";
}

/** How a closed case ended, in lists; null when it was closed without a decision. */
export function describeEnd(row: CaseRow): string | null {
  if (row.appeal) return appealOutcomes[row.appeal];
  if (row.decision) return describeOutcome(row.decision, row.isDecisionOver);
  return findWhyClosedByItself(row, true) && t`Closed automatically`;
}

const outcomesOver: Readonly<Partial<Record<CaseOutcome, string>>> = {
  remove: t`Was removed`,
  limit: t`Was limited`,
  suspend: t`Was suspended`,
};

/** How a case ended (roles.2). `isOver`: what was done holds no more. */
export function describeOutcome(outcome: CaseOutcome, isOver = false): string {
  const past = isOver ? outcomesOver[outcome] : undefined;
  if (past !== undefined) return past;
  return outcome === "undecidable" ? t`Cannot be decided here` : decisionWords[outcome].done;
}
