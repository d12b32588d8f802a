import { msg, select } from "@lingui/core/runtime-macro";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import { formatDay, type Text } from "#shared/language/text.ts";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import {
  type NamedSubject,
  sayCovered,
  sayLevelSet,
  sayLookedAsAsked,
  sayRemoved,
  sayWarned,
} from "./subject-sentences.ts";

/** For `level`: the level that a person gave, and the one before; null: it was not known. */
interface Levels {
  readonly level: ModerationLevel | null;
  readonly formerLevel: ModerationLevel | null;
}

/** A decision as members hear of it. */
export interface NoticedDecision extends Levels, NamedSubject {
  readonly decision: CaseOutcome;
  /** The title of the rule of the house. */
  readonly rule: Text;
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

/**
 * Tells the author what was done, with the statement of reasons. Null: they hear nothing of it, or
 * heard it at once (`helpOffered`).
 */
export function describeForAuthor(decided: NoticedDecision): Text | null {
  const done = describeDecision(decided);
  if (done === null) return decided.wasAsked ? personLooked(decided) : null;
  return [done, ...listReasons(decided)];
}

/** By which rule, and why. A looser level breaks no rule; of a message there is the rule alone. */
export function listReasons(decided: NoticedDecision): readonly Text[] {
  const { kind, rule, reason } = decided;
  return [
    ...isNotStricter(decided) ? [] : [msg`The rule: ${{ rule }}.`],
    ...kind === "message" ? [] : [msg`The reason: ${{ reason }}`],
  ];
}

/** To who asked for a person to look, when nothing was done. */
function personLooked(decided: NoticedDecision): Text | null {
  if (!["no_violation", "level", "offer_help"].includes(decided.decision)) return null;
  return [sayLookedAsAsked(decided), msg`Its level stays as it is.`];
}

/** Says what was done, in a sentence; null: nothing, or nothing that still holds. */
export function describeDecision(decided: NoticedDecision): Text | null {
  if (!decided.isHeld) return decided.removesContent ? msg`A moderator removed what you posted.` : null;
  switch (decided.decision) {
    case "level":
      if (decided.level === decided.formerLevel) return null;
      return sayLevelSet(decided, decided.level);
    case "cover":
      return sayCovered(decided);
    case "remove":
      return sayRemoved(decided);
    case "warn":
      return sayWarned(decided);
    case "limit":
      return sayLimited(decided.until);
    case "suspend":
      return saySuspended(decided);
    default:
      return null;
  }
}

function sayLimited(until: Date | null): Text {
  return until
    ? msg`A moderator limited your account until ${{
      day: formatDay(until),
    }}: you can't start new conversations, you aren't suggested or ranked, and your posts reach your followers only.`
    : msg`A moderator limited your account: you can't start new conversations, you aren't suggested or ranked, and your posts reach your followers only.`;
}

function saySuspended({ until, removesContent }: Pick<NoticedDecision, "until" | "removesContent">): Text {
  const day = until && formatDay(until);
  if (removesContent) {
    return day
      ? msg`A moderator suspended your account until ${{ day }}, and removed what you posted.`
      : msg`A moderator suspended your account, and removed what you posted.`;
  }
  return day
    ? msg`A moderator suspended your account until ${{ day }}.`
    : msg`A moderator suspended your account.`;
}

/** Says what a limit or suspension leaves in place, for its mail. */
export function describeWhatStays(
  { decision, until, removesContent, stoppedPromotions }: Pick<
    NoticedDecision,
    "decision" | "until" | "removesContent" | "stoppedPromotions"
  >,
): readonly Text[] {
  const isRemoved = until
    ? msg`What you posted was removed, and stays removed afterwards.`
    : msg`What you posted was removed.`;
  const posted = removesContent ? isRemoved : msg`What you wrote stays.`;
  return [
    decision === "limit" ? msg`Afterwards your posts reach everybody again.` : posted,
    ...stoppedPromotions > 0 ? [msg`Your promotions were stopped, and do not resume.`] : [],
  ];
}

/**
 * Tells a reporter that moderators looked at it, and whether they did something. What they did is
 * between them and the author.
 */
export function describeForReporter(decision: CaseOutcome, kind: CaseKind): Text {
  const thanks = msg`Thank you for looking out for others.`;
  if (decision === "no_violation") {
    return [
      msg`Moderators looked at ${
        select({ kind }, {
          post: "the post that you reported",
          comment: "the comment that you reported",
          message: "the message that you reported",
          picture: "the post that you reported",
          member: "the account that you reported",
          other: "what you reported",
        })
      }.`,
      msg`It doesn't break the house rules.`,
      thanks,
    ];
  }
  if (decision === "undecidable") {
    return msg`What you reported can't be decided here: it's about the only administrator.`;
  }
  return [
    msg`Moderators looked at ${
      select({ kind }, {
        post: "the post that you reported",
        comment: "the comment that you reported",
        message: "the message that you reported",
        picture: "the post that you reported",
        member: "the account that you reported",
        other: "what you reported",
      })
    }, and did something about it.`,
    thanks,
  ];
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
