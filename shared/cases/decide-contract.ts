import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { count, id, idParams, moderationLevel, requiredText, timestamp } from "../primitives.ts";
import { ruleKey } from "../rules/rule-key.ts";
import { authoritiesTold, caseDetail } from "./case-shapes.ts";
import { decisionKind } from "./decision-kinds.ts";

/** Why, in the words of who decides. */
const reason = requiredText(
  500,
  fieldText(msg`Please write a reason.`),
  fieldText(msg`The reason can have at most 500 characters.`),
);

/** A moderator's decision; which fields a decision needs: `findDecisionErrors`. */
export const newDecision = z.object({
  decision: decisionKind,
  rule: ruleKey,
  reason,
  /** Only for `level`. */
  level: moderationLevel.optional(),
  /** For `limit`, 7 or 30. For `suspend`, 1 to 365, absent until somebody restores. */
  days: z.number().int().min(1).max(365).optional(),
  /** For `suspend`: also remove what they posted; absent, a wave's accounts lose it (cases.6). */
  removesContent: z.boolean().optional(),
  /** For a wave: also who wrote first; absent, nothing happens to them. */
  includesFirst: z.boolean().optional(),
});
export type NewDecision = z.input<typeof newDecision>;

export const decideCase = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/decide",
  summary: "Decide a case that the caller holds; it takes effect at once, notices leave after ten minutes",
  access: "moderator",
  params: idParams,
  body: newDecision,
  errors: ["conflict", "forbidden"],
  status: 200,
  response: caseDetail,
});

export const undoDecision = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/undo",
  summary:
    "Take the latest decision back before its notices leave: everything but sessions is restored, and the caller holds the case again",
  access: "moderator",
  params: idParams,
  errors: ["conflict", "forbidden"],
  status: 200,
  response: caseDetail,
});

export const previewDecision = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/preview",
  summary: "What a decision would touch, without doing it",
  access: "moderator",
  params: idParams,
  body: newDecision,
  errors: ["conflict", "forbidden"],
  status: 200,
  response: z.object({ accounts: count, posts: count, comments: count, messages: count, promotions: count }),
});

/** How many cases are closed at once (cases.10). */
export const mostTogether = 100;

const caseIds = z.array(id).min(1).max(mostTogether);

const together = z.object({
  /** The cases that were closed, or opened again. */
  done: z.array(id),
  /** Those that stay as they are, and why. */
  left: z.array(z.object({ caseId: id, why: z.string() })),
  /** Whether there are more than are done at once. */
  hasMore: z.boolean(),
});
export type Together = z.infer<typeof together>;

export const closeCases = defineEndpoint({
  method: "post",
  path: "/api/moderation/closed-together",
  summary: "Decide of several cases that there is no violation; those that somebody else holds stay",
  access: "moderator",
  body: z.object({ caseIds, reason }),
  status: 200,
  response: together,
});

export const setReportsAside = defineEndpoint({
  method: "post",
  path: "/api/moderation/set-aside",
  summary:
    "Decide that there is no violation in the open cases that only this member reported; those that others reported too stay",
  access: "moderator",
  body: z.object({ reporterId: id, reason }),
  status: 200,
  response: together,
});

export const openAgainTogether = defineEndpoint({
  method: "post",
  path: "/api/moderation/opened-together",
  summary: "Take the latest decision of several cases back before its notices leave",
  access: "moderator",
  body: z.object({ caseIds }),
  status: 200,
  response: together,
});

/** A moderator's answer to an appeal (appeals.2). */
export const newAnswer = z.object({
  /** Whether what the decision took comes back. */
  grants: z.boolean(),
  reason,
});
export type NewAnswer = z.input<typeof newAnswer>;

export const answerAppeal = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/answer",
  summary:
    "Answer an appeal whose case the caller holds; granted, everything that the decision took comes back at once, and the member is told",
  access: "moderator",
  params: idParams,
  body: newAnswer,
  errors: ["conflict", "forbidden"],
  status: 200,
  response: caseDetail,
});

export const tellAuthorities = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/authorities",
  summary: "Write down that authorities were told of a case: when, whom and what (Article 18)",
  access: "moderator",
  params: idParams,
  body: z.object({
    toldAt: timestamp,
    words: requiredText(
      1000,
      fieldText(msg`Please say whom you told, and what.`),
      fieldText(msg`Please use at most 1,000 characters.`),
    ),
  }),
  errors: ["not_found"],
  status: 201,
  response: authoritiesTold,
});

export const decisionEndpoints = {
  decideCase,
  undoDecision,
  previewDecision,
  closeCases,
  setReportsAside,
  openAgainTogether,
  answerAppeal,
  tellAuthorities,
};
