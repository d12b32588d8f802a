import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { id, idParams, moderationLevel, timestamp } from "../primitives.ts";

/** The kinds of content that have a level. */
const judgedKind = z.enum(["post", "comment", "message"]);
export type JudgedKind = z.infer<typeof judgedKind>;

/** Why text or picture got its level. */
const judgedElement = z.object({
  type: z.enum(["text", "image"]),
  level: moderationLevel,
  /** Empty when nothing was found. */
  reason: z.string(),
  /** Of a reason that is not a moderator's own words (`levelReasons`). */
  reasonCode: z.string().optional(),
  /** The built-in word lists, the moderation service, or a moderator. */
  by: z.enum(["list", "service", "person"]),
  since: timestamp,
  /** False: the text is in a language that no list reads (moderation.9). */
  wasRead: z.boolean(),
  /** The service was away; it looks again, and may lower the level (moderation.4). */
  isPreliminary: z.boolean(),
});
export type JudgedElement = z.infer<typeof judgedElement>;

/**
 * Whether a person can be asked to look: not at level top, nor at what a person has judged.
 * `answered`: a person looked, and nothing has changed since.
 */
const questionStates = ["possible", "waiting", "answered", "none"] as const;
export type QuestionState = (typeof questionStates)[number];

/** Why one's own post, comment or message has its level (reasons.2). */
const levelReasons = z.object({
  kind: judgedKind,
  id,
  /** Null until it has one. */
  level: moderationLevel.nullable(),
  elements: z.array(judgedElement),
  question: z.enum(questionStates),
  /** The decision of a person that made the level stricter, once its author was told. */
  decisionId: id.nullable(),
  /** Set for a post that stays for those close to its author (moderation.13). */
  isKeptForClose: z.literal(true).optional(),
});
export type LevelReasons = z.infer<typeof levelReasons>;

const params = idParams.extend({ kind: judgedKind });

export const getLevelReasons = defineEndpoint({
  method: "get",
  path: "/api/levels/{kind}/{id}",
  summary: "Why one's own post, comment or message has its level: reasons, who decided and since when",
  access: "member",
  params,
  status: 200,
  response: levelReasons,
});

export const askAboutLevel = defineEndpoint({
  method: "post",
  path: "/api/levels/{kind}/{id}/ask",
  summary:
    "Ask a person to look at the level of one's own content, once while nothing changes; of a message moderators get a copy, with the five before it",
  access: "member",
  params,
  errors: ["conflict", "not_found"],
  status: 200,
  response: levelReasons,
});

export const whyEndpoints = { getLevelReasons, askAboutLevel };
