import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { pageQuery } from "../paging.ts";
import { count, id, idParams, requiredText, timestamp } from "../primitives.ts";
import { ruleKey } from "../rules/rule-key.ts";

/**
 * Why something is kept: a decision removed it for one of the gravest rules, its account was
 * deleted while a case was open, or a service knew the picture as one of abuse (evidence.1).
 */
const keptFor = z.enum(["removal", "account", "known_image"]);

/** A row of evidence, without its content. */
const evidenceRow = z.object({
  id,
  kind: z.enum(["post", "comment", "message", "member", "picture", "wave"]),
  keptFor,
  rule: ruleKey,
  keptAt: timestamp,
  /** When it is removed. */
  until: timestamp,
  pictures: count,
  /** False in the minute until it is encrypted. */
  isReady: z.boolean(),
});
export type EvidenceRow = z.infer<typeof evidenceRow>;

const person = z.object({ id, username: z.string() });

/** The evidence, as it was. */
const openedEvidence = evidenceRow.extend({
  /** Whose it is; null when nobody's account was known. */
  account: z.object({
    id,
    username: z.string(),
    displayName: z.string(),
    email: z.string(),
    joinedAt: timestamp,
  }).nullable(),
  texts: z.array(z.object({
    author: person.nullable(),
    words: z.string(),
    /** As of a case's text. */
    coverWords: z.string().optional(),
    pictures: z.array(z.object({
      id,
      description: z.string(),
      /** False when its file was gone already. */
      isKept: z.boolean(),
    })),
    createdAt: timestamp.nullable(),
    /** The others are its context. */
    isSubject: z.boolean(),
    /** Of an earlier version: when the next took its place. */
    replacedAt: timestamp.nullable(),
  })),
  receiver: person.nullable(),
  /** The reason that the decision gave. */
  reason: z.string().nullable(),
  /** For a known image, the service's report of it. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type OpenedEvidence = z.infer<typeof openedEvidence>;

/** A look that the audit has; see `openEvidence`. */
const lookQuery = z.object({ look: id });

export const listEvidence = defineEndpoint({
  method: "get",
  path: "/api/admin/evidence",
  summary: "What is kept as evidence of a case, without its content, the latest first",
  access: "admin",
  query: pageQuery.extend({ caseId: id }),
  status: 200,
  response: z.array(evidenceRow),
  paged: true,
});

export const openEvidence = defineEndpoint({
  method: "post",
  path: "/api/admin/evidence/{id}/looks",
  summary: "Say why evidence has to be looked at; the look is audited and lasts 15 minutes",
  access: "admin",
  params: idParams,
  body: z.object({
    reason: requiredText(
      500,
      fieldText(msg`Please say why you have to look at it.`),
      fieldText(msg`The reason can have at most 500 characters.`),
    ),
  }),
  errors: ["not_found", "conflict"],
  status: 201,
  response: z.object({ id, until: timestamp }),
});

export const getEvidence = defineEndpoint({
  method: "get",
  path: "/api/admin/evidence/{id}",
  summary: "What was kept, with a look of the caller's that is not over; 403 without one",
  access: "admin",
  params: idParams,
  query: lookQuery,
  errors: ["unavailable"],
  status: 200,
  response: openedEvidence,
});

export const getEvidencePicture = defineEndpoint({
  method: "get",
  path: "/api/admin/evidence/{id}/pictures/{pictureId}",
  summary: "A picture of evidence, with such a look",
  access: "admin",
  params: idParams.extend({ pictureId: id }),
  query: lookQuery,
  errors: ["unavailable"],
  status: 200,
  produces: "image/webp",
});

export const evidenceEndpoints = { listEvidence, openEvidence, getEvidence, getEvidencePicture };
