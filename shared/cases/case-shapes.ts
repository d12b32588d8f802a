import { z } from "zod";
import { reportReason } from "../reports/report-reason.ts";
import { count, id, moderationLevel, timestamp } from "../primitives.ts";
import { profileImage } from "../members/profile-image.ts";
import { ruleKey } from "../rules/rule-key.ts";
import { caseOutcome } from "./decision-kinds.ts";

/** Of a case; a wave is many posts and comments (cases.6), an appeal a decision (appeals.1). */
export const caseKinds = ["post", "comment", "message", "member", "picture", "wave", "appeal"] as const;
export const caseKind = z.enum(caseKinds);
export type CaseKind = z.infer<typeof caseKind>;

/** The sources that brought the case to the moderators, beside members' reports (cases.2). */
const caseSources = [
  "report",
  "moderator",
  "unread_text",
  "fallback_verdict",
  "unseen_picture",
  "detected_bot",
  "spam_wave",
  "administrator",
  "author",
  "appeal",
  "stranger",
  "known_image",
] as const;
export const caseSource = z.enum(caseSources);
export type CaseSource = z.infer<typeof caseSource>;

export const caseStates = ["open", "mine", "closed"] as const;
export type CaseState = (typeof caseStates)[number];

/** A member as moderators see them; null for whom no account is left. */
export const deskMember = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  ...profileImage,
  /** Labelled wherever the member appears (members.6). */
  isBot: z.boolean(),
});
export type DeskMember = z.infer<typeof deskMember>;

/** The outcome of an appeal; `lapsed`: its account was deleted before somebody answered. */
const appealOutcome = z.enum(["waiting", "granted", "refused", "lapsed"]);
export type AppealOutcome = z.infer<typeof appealOutcome>;

/** Who works on a case, and until when (cases.3). */
const claim = z.object({ by: deskMember, until: timestamp });

/** A row of the queue. */
export const caseRow = z.object({
  id,
  subject: z.object({ kind: caseKind, id }),
  /** Whose content it is; null for a wave. */
  author: deskMember.nullable(),
  /** Its first words as they were, at most 140 characters. */
  excerpt: z.string(),
  hasPictures: z.boolean(),
  /** Reports by members. */
  count,
  reasons: z.array(reportReason),
  sources: z.array(caseSource),
  /** self_harm or violence: they come first. */
  isUrgent: z.boolean(),
  openedAt: timestamp,
  closedAt: timestamp.nullable(),
  claim: claim.nullable(),
  /** For a closed case, the latest decision. */
  decision: caseOutcome.nullable(),
  /** Its effect holds no more: see `isOver` of a decision. */
  isDecisionOver: z.boolean(),
  /** Set for a case of kind `appeal`. */
  appeal: appealOutcome.nullable(),
  /** Whether the caller may decide it: not about themselves nor what they reported (roles.2). */
  canDecide: z.boolean(),
});
export type CaseRow = z.infer<typeof caseRow>;

/** A picture of a case; `GET /api/moderation/cases/{id}/pictures/{pictureId}` returns its bytes. */
const casePicture = z.object({ id, width: count, height: count, description: z.string() });

/** A text as it was when the case was opened. */
const keptText = z.object({
  author: deskMember.nullable(),
  words: z.string(),
  /** Its author's line over it (posts.24), blank with topics alone; absent: there is none. */
  coverWords: z.string().optional(),
  pictures: z.array(casePicture),
  createdAt: timestamp.nullable(),
  /** Whether the case is about it, also as an earlier version; the others are its context. */
  isSubject: z.boolean(),
  /** When an edit took its place; null: none did while it was kept. */
  replacedAt: timestamp.nullable(),
});
export type KeptText = z.infer<typeof keptText>;

const caseReport = z.object({
  id,
  /** Only moderators read who reported. Null when the account is gone, and of a stranger. */
  reporter: deskMember.nullable(),
  /** Somebody without an account, and the name that they gave; null of a member. */
  stranger: z.object({ name: z.string().nullable() }).nullable(),
  /** How many earlier reports of theirs led to something, or did not; null of a stranger. */
  record: z.object({ right: count, wrong: count }).nullable(),
  reason: reportReason,
  ruleId: ruleKey,
  description: z.string(),
  createdAt: timestamp,
});

/** What a report of one to the authorities needs; the picture itself is shown to nobody. */
const knownImage = z.object({
  id,
  /** The hash of the file as it was uploaded, in hex. */
  sha256: z.string(),
  /** How the service names the match; empty when it does not. */
  reference: z.string(),
  matchedAt: timestamp,
});

export const caseNote = z.object({ id, by: deskMember.nullable(), words: z.string(), createdAt: timestamp });

/** That authorities were told of a case (strangers.4). */
export const authoritiesTold = z.object({
  id,
  by: deskMember.nullable(),
  toldAt: timestamp,
  /** Whom, and what they were told. */
  words: z.string(),
  createdAt: timestamp,
});
export type AuthoritiesTold = z.infer<typeof authoritiesTold>;

/** A decision of the case or, in the author's history, of another. */
export const caseDecision = z.object({
  id,
  caseId: id,
  decision: caseOutcome,
  rule: ruleKey,
  /** The words that the author reads. */
  reason: z.string(),
  level: moderationLevel.nullable(),
  days: count.nullable(),
  by: deskMember.nullable(),
  decidedAt: timestamp,
  undoneAt: timestamp.nullable(),
  /** When author and reporters hear of it; Undo is possible until then. */
  noticeAt: timestamp,
  /** Whom it suspended or limited is free by now; what it removed is there again. */
  isOver: z.boolean(),
  /** The latest appeal of it, and its case. */
  appeal: z.object({ outcome: appealOutcome, caseId: id }).nullable(),
});
export type CaseDecision = z.infer<typeof caseDecision>;

/** The content that comes back when an appeal is granted, in numbers. */
const appealRestores = z.object({
  posts: count,
  comments: count,
  messages: count,
  levels: count,
  covers: count,
  /** Limits and suspensions that hold the member still. */
  measures: count,
  promotions: count,
  /** Content that a later decision keeps as it is. */
  kept: count,
  /** Content that its author has deleted meanwhile. */
  gone: count,
});
export type AppealRestores = z.infer<typeof appealRestores>;

/** An appeal, in its case (appeals.2). */
const caseAppeal = z.object({
  /** Null once they are not kept any more, as the answer's. */
  words: z.string().nullable(),
  createdAt: timestamp,
  /** The contested decision, and its subject. */
  decision: caseDecision,
  about: caseKind,
  /** The content that granting it brings back; for an answered one, what came back. */
  restores: appealRestores,
  /** Null while it waits. */
  answer: z.object({
    grants: z.boolean(),
    reason: z.string().nullable(),
    by: deskMember.nullable(),
    at: timestamp,
  })
    .nullable(),
});
export type CaseAppeal = z.infer<typeof caseAppeal>;

/** The details that a case shows to moderators (cases.2). */
export const caseDetail = caseRow.extend({
  /** Set for a case of kind `appeal`. */
  appealed: caseAppeal.nullable(),
  /** The content and its context, in the order of the thread. */
  texts: z.array(keptText),
  /** Where it stands now: `path` opens it. */
  current: z.object({
    exists: z.boolean(),
    isRemoved: z.boolean(),
    isCovered: z.boolean(),
    level: moderationLevel.nullable(),
    path: z.string().nullable(),
    /** What it says since it was edited after what the case keeps; of a message not in words. */
    edited: z.object({ at: timestamp, words: z.string().nullable() }).nullable(),
  }),
  /** Pictures of the member that match known images of abuse, the latest first (media.12). */
  knownImages: z.array(knownImage),
  reports: z.array(caseReport),
  notes: z.array(caseNote),
  /** The earliest first. */
  authorities: z.array(authoritiesTold),
  decisions: z.array(caseDecision),
  /** The classifiers' verdicts on text and picture. */
  verdicts: z.array(
    z.object({
      type: z.enum(["text", "image"]),
      level: moderationLevel,
      reason: z.string(),
      /** Of a reason that is not a moderator's own words (`levelReasons`). */
      reasonCode: z.string().optional(),
      decidedBy: z.enum(["openai", "local", "local-fallback", "person"]),
      wasRead: z.boolean(),
    }),
  ),
  /** The author's history. */
  history: z.object({
    joinedAt: timestamp.nullable(),
    postsCount: count,
    cases: count,
    decisions: z.array(caseDecision),
    isSuspended: z.boolean(),
    isLimited: z.boolean(),
  }),
  /** For a wave, its contents, at most the latest 200. */
  wave: z.object({
    accounts: count,
    contents: count,
    shared: z.string(),
    members: z.array(deskMember),
    /** Who wrote it first, by time or age of the account, so that others may have copied them. */
    first: deskMember.nullable(),
  }).nullable(),
});
export type CaseDetail = z.infer<typeof caseDetail>;
