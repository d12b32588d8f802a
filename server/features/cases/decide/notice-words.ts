import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import { formatDay } from "#shared/format-day.ts";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { shortenText } from "#shared/shorten-text.ts";

/** For `level`: the level that a person gave, and the one before; null: it was not known. */
interface Levels {
  readonly level: ModerationLevel | null;
  readonly formerLevel: ModerationLevel | null;
}

/** A decision as members hear of it. */
export interface NoticedDecision extends Levels {
  readonly kind: CaseKind;
  /** The first words of what it is about; null of messages, members and waves. */
  readonly excerpt: string | null;
  readonly decision: CaseOutcome;
  /** The title of the rule of the house. */
  readonly rule: string;
  /** The words of who decided. Of a message nobody reads them, since they may repeat it. */
  readonly reason: string;
  /** Whether the author asked for a person to look (reasons.2). */
  readonly wasAsked: boolean;
  /** False: it limits or suspends the member no more. */
  readonly isHeld: boolean;
  /** The end of a `limit` or `suspend`; null: until somebody restores them. */
  readonly until: Date | null;
  readonly removesContent: boolean;
  readonly stoppedPromotions: number;
}

/** Names the subject of a decision to its author. */
export const subjectNouns: Readonly<Record<CaseKind, string>> = {
  post: "your post",
  comment: "your comment",
  message: "your message",
  picture: "your post",
  member: "your account",
  wave: "what you posted",
  appeal: "your appeal",
};

/**
 * Tells the author what was done, with the statement of reasons. Null: they hear nothing of it, or
 * heard it at once (`helpOffered`).
 */
export function describeForAuthor(decided: NoticedDecision): string | null {
  const done = describeDecision(decided);
  if (done === null) return decided.wasAsked ? personLooked(decided) : null;
  return [done, ...listReasons(decided)].join(" ");
}

/** By which rule, and why. A looser level breaks no rule; of a message there is the rule alone. */
export function listReasons(decided: NoticedDecision): readonly string[] {
  return [
    isNotStricter(decided) ? "" : `The rule: ${decided.rule}.`,
    decided.kind === "message" ? "" : `The reason: ${decided.reason}`,
  ].filter(Boolean);
}

/** To who asked for a person to look, when nothing was done. */
function personLooked(decided: NoticedDecision): string | null {
  if (!["no_violation", "level", "offer_help"].includes(decided.decision)) return null;
  return `A moderator looked at ${nameSubject(decided)}, as you asked. Its level stays as it is.`;
}

/** Says what was done, in a sentence; null: nothing, or nothing that still holds. */
export function describeDecision(decided: NoticedDecision): string | null {
  if (!decided.isHeld) return decided.removesContent ? "A moderator removed what you posted." : null;
  const what = nameSubject(decided);
  switch (decided.decision) {
    case "level":
      if (decided.level === decided.formerLevel) return null;
      return `A moderator set the level of ${what} to ${decided.level}.`;
    case "cover":
      return `A moderator covered ${what}: members see it when they ask for it.`;
    case "remove":
      return `A moderator removed ${what}.`;
    case "warn":
      return `A moderator warns you about ${what}.`;
    case "limit":
      return `A moderator limited your account${formatUntil(decided.until)}: ${limitMeans}`;
    case "suspend":
      return `A moderator suspended your account${formatUntil(decided.until)}${
        decided.removesContent ? ", and removed what you posted" : ""
      }.`;
    default:
      return null;
  }
}

/** Names the subject of a decision to its author, with its first words. */
export function nameSubject({ kind, excerpt }: Pick<NoticedDecision, "kind" | "excerpt">): string {
  return excerpt ? `${subjectNouns[kind]} “${shortenText(excerpt, 60)}”` : subjectNouns[kind];
}

/** Says what a limit means to a member. */
export const limitMeans =
  "you can't start new conversations, you aren't suggested or ranked, and your posts reach your followers only.";

/** Says what a limit or suspension leaves in place, for its mail. */
export function describeWhatStays(
  { decision, until, removesContent, stoppedPromotions }: Pick<
    NoticedDecision,
    "decision" | "until" | "removesContent" | "stoppedPromotions"
  >,
): string {
  const posted = removesContent
    ? `What you posted was removed${until ? ", and stays removed afterwards" : ""}.`
    : "What you wrote stays.";
  return [
    decision === "limit" ? "Afterwards your posts reach everybody again." : posted,
    stoppedPromotions > 0 ? "Your promotions were stopped, and do not resume." : "",
  ].filter(Boolean).join(" ");
}

export function formatUntil(until: Date | null): string {
  return until ? ` until ${formatDay(until)}` : "";
}

/** The subject of a report, in words for its reporter. */
export const reportedNouns: Readonly<Record<CaseKind, string>> = {
  post: "the post that you reported",
  comment: "the comment that you reported",
  message: "the message that you reported",
  picture: "the post that you reported",
  member: "the account that you reported",
  wave: "what you reported",
  appeal: "what you reported",
};

/**
 * Tells a reporter that moderators looked at it, and whether they did something. What they did is
 * between them and the author.
 */
export function describeForReporter(decision: CaseOutcome, kind: CaseKind): string {
  const what = reportedNouns[kind];
  if (decision === "no_violation") {
    return `Moderators looked at ${what}. It doesn't break the house rules. Thank you for looking out for others.`;
  }
  if (decision === "undecidable") {
    return "What you reported can't be decided here: it's about the only administrator.";
  }
  return `Moderators looked at ${what}, and did something about it. Thank you for looking out for others.`;
}

/** A decision as its reporters hear of it: a level that is no stricter is no violation. */
export function getOutcomeForReporters(decision: CaseOutcome, levels: Levels): CaseOutcome {
  return isNotStricter({ decision, ...levels }) ? "no_violation" : decision;
}

function isNotStricter({ decision, level, formerLevel }: Levels & Pick<NoticedDecision, "decision">) {
  return decision === "level" && level !== null && getLevelRank(level) <= getLevelRank(formerLevel ?? "top");
}

/** Whether the reporters were right; null says neither. */
export function wereRight(decision: CaseOutcome): boolean | null {
  return decision === "undecidable" ? null : decision !== "no_violation";
}
