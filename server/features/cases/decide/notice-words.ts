import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import { dayInWords } from "#shared/day-in-words.ts";
import { levelRank } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { shortenText } from "#shared/shorten-text.ts";

/** Of `level`: the level that a person gave, and the one before; null: it was not known. */
interface Levels {
  readonly level: ModerationLevel | null;
  readonly formerLevel: ModerationLevel | null;
}

/** What was decided, as members hear of it. */
export interface NoticedDecision extends Levels {
  readonly kind: CaseKind;
  /** The first words of what it is about; null of messages, members and waves. */
  readonly excerpt: string | null;
  readonly decision: CaseOutcome;
  /** The title of the rule of the house. */
  readonly rule: string;
  readonly reason: string;
  /** False: it limits or suspends the member no more. */
  readonly isHeld: boolean;
  /** Of `limit` and `suspend`; null: until somebody restores them. */
  readonly until: Date | null;
  readonly removesContent: boolean;
  readonly stoppedPromotions: number;
}

const nouns: Readonly<Record<CaseKind, string>> = {
  post: "your post",
  comment: "your comment",
  message: "your message",
  picture: "your post",
  member: "your account",
  wave: "what you posted",
  appeal: "your appeal",
};

/**
 * What the author reads of a decision: what was done, and the statement of reasons. Null: they hear
 * nothing of it, or heard it at once (`helpOffered`).
 */
export function authorNotice(decided: NoticedDecision): string | null {
  const done = whatWasDone(decided);
  // A looser level breaks no rule.
  if (done && isNotStricter(decided)) return `${done} The reason: ${decided.reason}`;
  return done && `${done} The rule: ${decided.rule}. The reason: ${decided.reason}`;
}

function whatWasDone(decided: NoticedDecision): string | null {
  if (!decided.isHeld) return decided.removesContent ? "A moderator removed what you posted." : null;
  const what = decided.excerpt
    ? `${nouns[decided.kind]} “${shortenText(decided.excerpt, 60)}”`
    : nouns[decided.kind];
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
      return `A moderator limited your account${untilWords(decided.until)}: ${limitMeans}`;
    case "suspend":
      return `A moderator suspended your account${untilWords(decided.until)}${
        decided.removesContent ? ", and removed what you posted" : ""
      }.`;
    default:
      return null;
  }
}

/** What a limit means to a member. */
export const limitMeans =
  "you start no new conversations, you aren't suggested or ranked, and your posts reach your followers only.";

/** What a limit or suspension leaves behind, for its mail. */
export function whatStays(
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
    stoppedPromotions > 0 ? "Your promotions were stopped, and do not go on." : "",
  ].filter(Boolean).join(" ");
}

export function untilWords(until: Date | null): string {
  return until ? ` until ${dayInWords(until)}` : "";
}

const reported: Readonly<Record<CaseKind, string>> = {
  post: "the post that you reported",
  comment: "the comment that you reported",
  message: "the message that you reported",
  picture: "the post that you reported",
  member: "the account that you reported",
  wave: "what you reported",
  appeal: "what you reported",
};

/**
 * What a reporter reads: that it was looked at, and whether something was done; never what, nor
 * about whom else.
 */
export function reporterNotice(decision: CaseOutcome, kind: CaseKind): string {
  const what = reported[kind];
  if (decision === "no_violation") {
    return `Moderators looked at ${what}. It doesn't break the rules of this house. Thank you for looking out for others.`;
  }
  if (decision === "undecidable") {
    return "What you reported can't be decided here: it's about the only administrator.";
  }
  return `Moderators looked at ${what}, and did something about it. Thank you for looking out for others.`;
}

/** A decision as its reporters hear of it: a level that is no stricter is no violation. */
export function reportersOutcome(decision: CaseOutcome, levels: Levels): CaseOutcome {
  return isNotStricter({ decision, ...levels }) ? "no_violation" : decision;
}

function isNotStricter({ decision, level, formerLevel }: Levels & Pick<NoticedDecision, "decision">) {
  return decision === "level" && level !== null && levelRank(level) <= levelRank(formerLevel ?? "top");
}

/** Whether the reporters were right; null says neither. */
export function wereRight(decision: CaseOutcome): boolean | null {
  return decision === "undecidable" ? null : decision !== "no_violation";
}
