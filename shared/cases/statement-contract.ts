import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { botFinding } from "../bots/bot-shapes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { count, id, idParams, moderationLevel, requiredText, timestamp } from "../primitives.ts";
import { ruleKey } from "../rules/rule-key.ts";
import { caseKind } from "./case-shapes.ts";
import { caseOutcome } from "./decision-kinds.ts";

/** Whether somebody may contest a decision, or what came of it (appeals.1). */
const appealStates = ["possible", "waiting", "granted", "refused", "late"] as const;

const statementAppeal = z.object({
  state: z.enum(appealStates),
  /** For `possible`, until when. */
  until: timestamp.nullable(),
  /** The member's words; null once it is not kept any more (shared/retention.ts). */
  words: z.string().nullable(),
  createdAt: timestamp.nullable(),
  answeredAt: timestamp.nullable(),
  /** Why it was granted or refused. */
  answer: z.string().nullable(),
});

/** Why a decision was made, for the member whom it concerns (reasons.1). */
const statement = z.object({
  id,
  /** Whom it concerns. */
  member: z.object({ id, username: z.string() }),
  decidedAt: timestamp,
  decision: caseOutcome,
  subject: z.object({
    kind: caseKind,
    /** The first words of what it is about, while they are kept; null of messages and members. */
    excerpt: z.string().nullable(),
    /** Opens it, while its author sees it. */
    path: z.string().nullable(),
  }),
  rule: z.object({ key: ruleKey, title: z.string() }),
  /** The words of who decided; null of messages, which they may repeat. */
  reason: z.string().nullable(),
  level: moderationLevel.nullable(),
  formerLevel: moderationLevel.nullable(),
  /** For a limit or suspension; null: until somebody restores. */
  days: count.nullable(),
  until: timestamp.nullable(),
  removesContent: z.boolean(),
  stoppedPromotions: count,
  /**
   * The origin of the decision: a report, a moderator who came upon it, a program that points out
   * what people should look at, or its author, who asked (reasons.2). Null of messages, which say
   * nothing of reports.
   */
  origin: z.enum(["report", "own", "automatic", "author"]).nullable(),
  /**
   * The findings of a program about an account that acts like a machine (bots.5), and since when;
   * null: nothing, or it is not behind this decision.
   */
  finding: z.object({ foundAt: timestamp, findings: z.array(botFinding) }).nullable(),
  /** Whether a machine decided. */
  isAutomated: z.boolean(),
  /** False: it was taken back, or it is over. */
  isHeld: z.boolean(),
  appeal: statementAppeal,
  contactEmail: z.string(),
});
export type Statement = z.infer<typeof statement>;

const appealWords = requiredText(
  1000,
  fieldText(msg`Please say why the decision should be looked at again.`),
  fieldText(msg`An appeal can have at most 1,000 characters.`),
);
/** From a mail: opens one decision, for the member whom it concerns, without a session. */
const token = z.string().min(1).max(2000);

export const getStatement = defineEndpoint({
  method: "get",
  path: "/api/decisions/{id}",
  summary: "Why a decision about the caller was made, and how to contest it; 404 for everybody else",
  access: "member",
  params: idParams,
  status: 200,
  response: statement,
});

export const getStatementByLink = defineEndpoint({
  method: "post",
  path: "/api/decisions/{id}/by-link",
  summary: "The same with the token of a mail, without a session",
  access: "public",
  params: idParams,
  body: z.object({ token }),
  errors: ["not_found"],
  status: 200,
  response: statement,
});

export const appeal = defineEndpoint({
  method: "post",
  path: "/api/decisions/{id}/appeal",
  summary: "Contest a decision about the caller, once, within six months",
  access: "member",
  params: idParams,
  body: z.object({ words: appealWords }),
  errors: ["conflict", "not_found"],
  status: 201,
  response: statement,
});

export const appealByLink = defineEndpoint({
  method: "post",
  path: "/api/decisions/{id}/appeal-by-link",
  summary: "The same with the token of a mail, without a session",
  access: "public",
  params: idParams,
  body: z.object({ token, words: appealWords }),
  errors: ["conflict", "not_found"],
  status: 201,
  response: statement,
});

export const statementEndpoints = { getStatement, getStatementByLink };
export const appealEndpoints = { appeal, appealByLink };
