import { t } from "@lingui/core/macro";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { Statement } from "#shared/cases/statement-contract.ts";

const things: Readonly<Record<CaseKind, string>> = {
  post: t`Your post`,
  picture: t`Your post`,
  comment: t`Your comment`,
  message: t`Your message`,
  member: t`Your account`,
  wave: t`What you posted`,
  appeal: t`Your appeal`,
};

/** Returns what was decided, as the heading of the screen. */
export function getStatementTitle({ decision, subject, isHeld }: Statement): string {
  const what = things[subject.kind];
  switch (decision) {
    case "level":
      return `The level of ${what.charAt(0).toLowerCase()}${what.slice(1)} was changed`;
    case "cover":
      return t`${what} was covered`;
    case "remove":
      return `${what} was removed`;
    case "limit":
      return isHeld ? t`Your account is limited` : t`Your account was limited`;
    case "suspend":
      return isHeld ? t`Your account is suspended` : t`Your account was suspended`;
    default:
      return `A warning about ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  }
}

/** Says what the decision means, one sentence a line. */
export function measureLines(statement: Statement): readonly string[] {
  const measure = statement.isHeld ? measureLine(statement) : formerMeasureLine(statement);
  return [measure, removedLine(statement), promotionsLine(statement)].filter(Boolean);
}

function measureLine({ decision, subject, level, formerLevel }: Statement): string {
  switch (decision) {
    case "level":
      return levelLine(level, formerLevel);
    case "cover":
      return t`It keeps its place. Members see its words and pictures when they choose 'Show'.`;
    case "remove":
      return subject.kind === "message"
        ? t`It's gone for you both.`
        : t`Nobody can see it any longer, including you.`;
    case "limit":
      return t`You can't start new conversations, you aren't suggested or ranked, and your posts reach your followers only. Everything else works as before.`;
    case "suspend":
      return t`You were signed out on all devices, and can't sign in.`;
    default:
      return subject.kind === "member"
        ? t`Nothing else happened. Please keep to the rule from now on.`
        : t`Everything stays where it is. Please keep to the rule from now on.`;
  }
}

/** Describes a decision that was taken back, or is over. */
function formerMeasureLine({ decision, subject, level, formerLevel }: Statement): string {
  switch (decision) {
    case "level":
      return level === null
        ? ""
        : `Its level was set ${formerLevel === null ? "" : `from ${formerLevel} `}to ${level}. ${takenBack}`;
    case "cover":
      return t`Members saw its words and pictures when they chose 'Show'. ${takenBack}`;
    case "remove":
      return subject.kind === "message"
        ? t`It was gone for you both. ${takenBack}`
        : t`Nobody could see it, including you. ${takenBack}`;
    case "limit":
      return t`You couldn't start new conversations, you weren't suggested or ranked, and your posts reached your followers only. That is over.`;
    case "suspend":
      return t`You were signed out on all devices, and couldn't sign in. That is over.`;
    default:
      return t`The warning no longer counts.`;
  }
}

const takenBack = t`That was taken back.`;

/** How a decision that holds no more came to its end; null: it holds. */
export function endWord({ isHeld, appeal, until }: Statement, now: number): "Over" | "Taken back" | null {
  if (isHeld) return null;
  const ranOut = until !== null && Date.parse(until) <= now;
  return ranOut && appeal.state !== "granted" ? t`Over` : t`Taken back`;
}

function levelLine(level: Statement["level"], formerLevel: Statement["formerLevel"]): string {
  if (level === null) return "";
  const from = formerLevel === null ? "" : `, before it was ${formerLevel}`;
  return t`Its level is ${level}${from}. Members with a stricter filter don't see it.`;
}

function removedLine({ decision, removesContent, isHeld, appeal }: Statement): string {
  if (decision !== "suspend") return "";
  if (!removesContent) return isHeld ? t`What you wrote stays.` : t`What you wrote stayed.`;
  // An appeal that was granted brought it back.
  return isHeld || appeal.state === "granted"
    ? t`What you posted was removed.`
    : t`What you posted was removed, and stays removed.`;
}

function promotionsLine({ stoppedPromotions: count }: Statement): string {
  if (count === 0) return "";
  return count === 1 ? "1 promotion was stopped." : t`${count} promotions were stopped.`;
}

const origins: Readonly<Partial<Record<string, string>>> = {
  report: t`Somebody reported it.`,
  own: t`We found it ourselves.`,
  automatic: t`A program pointed it out, so that a person would look.`,
  author: t`You asked a person to look.`,
} satisfies Record<NonNullable<Statement["origin"]>, string>;

/** Says what led to the decision; null for messages. */
export function describeOrigin({ origin }: Statement): string | null {
  return origins[origin ?? ""] ?? null;
}

export function describeDecider({ isAutomated }: Statement): string {
  return isAutomated ? t`A program, without a person.` : t`A person, not a program.`;
}

/** How long it lasts, where no date says so; null of what doesn't last. */
export function describeDuration({ decision, isHeld }: Statement): string | null {
  if (!isHeld) return null;
  switch (decision) {
    case "warn":
      return null;
    case "remove":
      return t`For good, unless somebody restores it. After six months it's deleted.`;
    case "suspend":
    case "limit":
      return t`Until somebody restores your account.`;
    default:
      return t`For good, unless somebody decides otherwise.`;
  }
}
