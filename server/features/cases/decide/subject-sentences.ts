import { msg, select } from "@lingui/core/runtime-macro";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { Text } from "#shared/language/text.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { product } from "#shared/product.ts";
import { shortenText } from "#shared/shorten-text.ts";

// Each sentence names its subject itself, since many languages decline it.

/** What a decision is about, as its author hears of it. */
export interface NamedSubject {
  readonly kind: CaseKind;
  /** The first words of a post or comment; null of messages, members and waves. */
  readonly excerpt: string | null;
}

export function sayLevelSet(about: NamedSubject, level: ModerationLevel | null): Text {
  const { subject, words } = quote(about);
  return msg`A moderator set the level of ${
    select({ subject }, {
      quoted_comment: msg`your comment “${{ words }}”`,
      quoted_post: msg`your post “${{ words }}”`,
      comment: "your comment",
      message: "your message",
      member: "your account",
      wave: "what you posted",
      appeal: "your appeal",
      other: "your post",
    })
  } to ${select({ level }, { top: "top", high: "high", low: "low", other: "none" })}.`;
}

export function sayCovered(about: NamedSubject): Text {
  const { subject, words } = quote(about);
  return msg`A moderator covered ${
    select({ subject }, {
      quoted_comment: msg`your comment “${{ words }}”`,
      quoted_post: msg`your post “${{ words }}”`,
      comment: "your comment",
      message: "your message",
      member: "your account",
      wave: "what you posted",
      appeal: "your appeal",
      other: "your post",
    })
  }: members see it when they ask for it.`;
}

export function sayRemoved(about: NamedSubject): Text {
  const { subject, words } = quote(about);
  return msg`A moderator removed ${
    select({ subject }, {
      quoted_comment: msg`your comment “${{ words }}”`,
      quoted_post: msg`your post “${{ words }}”`,
      comment: "your comment",
      message: "your message",
      member: "your account",
      wave: "what you posted",
      appeal: "your appeal",
      other: "your post",
    })
  }.`;
}

export function sayWarned(about: NamedSubject): Text {
  const { subject, words } = quote(about);
  return msg`A moderator warns you about ${
    select({ subject }, {
      quoted_comment: msg`your comment “${{ words }}”`,
      quoted_post: msg`your post “${{ words }}”`,
      comment: "your comment",
      message: "your message",
      member: "your account",
      wave: "what you posted",
      appeal: "your appeal",
      other: "your post",
    })
  }.`;
}

/** To who asked for a person to look (reasons.2). */
export function sayLookedAsAsked(about: NamedSubject): Text {
  const { subject, words } = quote(about);
  return msg`A moderator looked at ${
    select({ subject }, {
      quoted_comment: msg`your comment “${{ words }}”`,
      quoted_post: msg`your post “${{ words }}”`,
      comment: "your comment",
      message: "your message",
      member: "your account",
      wave: "what you posted",
      appeal: "your appeal",
      other: "your post",
    })
  }, as you asked.`;
}

/** Of an appeal that was not granted. */
export function sayDecisionStands(about: NamedSubject): Text {
  const { subject, words } = quote(about);
  return msg`The decision about ${
    select({ subject }, {
      quoted_comment: msg`your comment “${{ words }}”`,
      quoted_post: msg`your post “${{ words }}”`,
      comment: "your comment",
      message: "your message",
      member: "your account",
      wave: "what you posted",
      appeal: "your appeal",
      other: "your post",
    })
  } stands.`;
}

export function sayAppealGranted(about: NamedSubject): Text {
  const { subject, words } = quote(about);
  return msg`Your appeal was granted: the decision about ${
    select({ subject }, {
      quoted_comment: msg`your comment “${{ words }}”`,
      quoted_post: msg`your post “${{ words }}”`,
      comment: "your comment",
      message: "your message",
      member: "your account",
      wave: "what you posted",
      appeal: "your appeal",
      other: "your post",
    })
  } is taken back.`;
}

/** The subject of a mail about a decision. */
export function titleDecision(kind: CaseKind): Text {
  return msg`A decision about ${
    select({ kind }, {
      comment: "your comment",
      message: "your message",
      member: "your account",
      wave: "what you posted",
      appeal: "your appeal",
      other: "your post",
    })
  } on ${{ product: product.name }}`;
}

/** Chooses how a sentence names its subject: with its first words where there are any. */
function quote({ kind, excerpt }: NamedSubject): { readonly subject: string; readonly words: string } {
  if (excerpt === null) return { subject: kind, words: "" };
  return { subject: kind === "comment" ? "quoted_comment" : "quoted_post", words: shortenText(excerpt, 60) };
}
