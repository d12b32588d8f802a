import { plural, select, t } from "@lingui/core/macro";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { levelWords } from "../../moderation/level-words.ts";

/** Returns what was decided, as the heading of the screen. */
export function getStatementTitle({ decision, subject, isHeld }: Statement): string {
  // A picture is shown by its post.
  const kind = subject.kind === "picture" ? "post" : subject.kind;
  switch (decision) {
    case "level":
      return select(kind, {
        post: "The level of your post was changed",
        comment: "The level of your comment was changed",
        message: "The level of your message was changed",
        other: "The level of what you posted was changed",
      });
    case "cover":
      return select(kind, {
        post: "Your post was covered",
        comment: "Your comment was covered",
        message: "Your message was covered",
        other: "What you posted was covered",
      });
    case "remove":
      return select(kind, {
        post: "Your post was removed",
        comment: "Your comment was removed",
        message: "Your message was removed",
        other: "What you posted was removed",
      });
    case "limit":
      return isHeld ? t`Your account is limited` : t`Your account was limited`;
    case "suspend":
      return isHeld ? t`Your account is suspended` : t`Your account was suspended`;
    default:
      return select(kind, {
        post: "A warning about your post",
        comment: "A warning about your comment",
        message: "A warning about your message",
        member: "A warning about your account",
        other: "A warning about what you posted",
      });
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
      return formerLevelLine(level, formerLevel);
    case "cover":
      return t`Members saw its words and pictures when they chose 'Show'. That was taken back.`;
    case "remove":
      return subject.kind === "message"
        ? t`It was gone for you both. That was taken back.`
        : t`Nobody could see it, including you. That was taken back.`;
    case "limit":
      return t`You couldn't start new conversations, you weren't suggested or ranked, and your posts reached your followers only. That is over.`;
    case "suspend":
      return t`You were signed out on all devices, and couldn't sign in. That is over.`;
    default:
      return t`The warning no longer counts.`;
  }
}

function formerLevelLine(level: Statement["level"], formerLevel: Statement["formerLevel"]): string {
  if (level === null) return "";
  const now = levelWords[level];
  return formerLevel === null
    ? t`Its level was set to ${now}. That was taken back.`
    : t`Its level was set from ${{ before: levelWords[formerLevel] }} to ${now}. That was taken back.`;
}

/** How a decision that holds no more came to its end; null: it holds. */
export function endWord({ isHeld, appeal, until }: Statement, now: number): string | null {
  if (isHeld) return null;
  const ranOut = until !== null && Date.parse(until) <= now;
  return ranOut && appeal.state !== "granted" ? t({ message: "Over", context: "ended" }) : t`Taken back`;
}

function levelLine(level: Statement["level"], formerLevel: Statement["formerLevel"]): string {
  if (level === null) return "";
  const now = levelWords[level];
  return formerLevel === null
    ? t`Its level is ${now}. Members with a stricter filter don't see it.`
    : t`Its level is ${now}, before it was ${{
      before: levelWords[formerLevel],
    }}. Members with a stricter filter don't see it.`;
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
  return plural(count, { one: "# promotion was stopped.", other: "# promotions were stopped." });
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
