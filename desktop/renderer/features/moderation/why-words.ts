import { select, t } from "@lingui/core/macro";
import type { JudgedElement, JudgedKind, LevelReasons } from "#shared/moderation/why-contract.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { describeAudience } from "./audience-words.ts";
import { describeReason } from "./describe-reason.ts";
import { levelNames } from "./level-words.ts";

/** Which part of the content was judged, and its level: 'Your words: Low'. */
export function formatElementTitle({ type, level }: Pick<JudgedElement, "type" | "level">): string {
  return `${type === "text" ? t`Your words` : t`Your picture`}: ${levelNames[level]}`;
}

/** Why, in a sentence. */
export function explainElement({ type, level, by, wasRead, ...why }: JudgedElement): string {
  const reason = describeReason(why);
  if (type === "image" && by === "list") return t`Nothing here has looked at the picture.`;
  if (reason) return /[.!?…]$/.test(reason) ? reason : `${reason}.`;
  if (!wasRead) return t`They are in a language that our word lists don't read.`;
  if (by === "person" && level !== "top") return t`It was given this level after a look at it.`;
  return t`Nothing was found.`;
}

const deciders: Readonly<Record<JudgedElement["by"], string>> = {
  list: t`Decided by a word list, not a person.`,
  service: t`Decided by a moderation service, not a person.`,
  person: t`Decided by a moderator.`,
};

/** Who decided; since when follows. */
export function describeDecider({ type, by }: Pick<JudgedElement, "type" | "by">): string {
  return type === "image" && by === "list"
    ? t`There is no service here that looks at pictures.`
    : deciders[by];
}

export const preliminaryText =
  t`The moderation service was away at the time. It will look again, and may lower the level.`;

/** Says what the level means for who sees the content. */
export function explainLevel(
  { kind, level, isKeptForClose }: Pick<LevelReasons, "kind" | "level" | "isKeptForClose">,
): string {
  if (level === null) {
    return select(kind, {
      post: "Your post is still being looked at. Until then only you see it.",
      comment: "Your comment is still being looked at. Until then only you see it.",
      other: "Your message is still being looked at. Until then only you see it.",
    });
  }
  if (kind === "message") return messageAudiences[level];
  return describeAudience(level, isKeptForClose);
}

const messageAudiences: Readonly<Record<ModerationLevel, string>> = {
  top: t`It can be read in every chat.`,
  high: t`It can be read in every chat.`,
  low: t`It's hidden where the chat's level is Top.`,
  none: t`It's hidden where the chat's level is Top or High.`,
};

/** Says what asking means; for a message also what moderators get to see (messages.10). */
export function explainAsking(kind: JudgedKind): string {
  const asked =
    t`If you think the level is wrong, a moderator can look at it. You'll be notified of what they find.`;
  if (kind !== "message") return asked;
  const copied =
    t`When you ask, moderators get a copy of this message and of the five before it, of both of you, with their pictures, and nothing else of the conversation.`;
  return `${asked} ${copied}`;
}

/** How a question stands; null where it can be asked, or there is nothing to ask. */
export function describeQuestion(
  { question, elements }: Pick<LevelReasons, "question" | "elements">,
): string | null {
  if (question === "waiting") return t`You asked a person to look. You'll be notified of what they find.`;
  if (question === "answered") return t`A person has looked, as you asked. Nothing has changed since.`;
  return question === "none" && elements.some(({ by }) => by === "person")
    ? t`No list or service changes what a person decided.`
    : null;
}
