import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, idParams, moderationLevel, requiredText } from "../primitives.ts";
import { ruleKey } from "../rules/rule-key.ts";
import { caseDetail } from "./case-shapes.ts";
import { decisionKind } from "./decision-kinds.ts";

/** A moderator's decision; which fields a decision needs: `findDecisionErrors`. */
export const newDecision = z.object({
  decision: decisionKind,
  rule: ruleKey,
  /** The reason that the author reads. */
  reason: requiredText(500, "Please write a reason.", "The reason can have at most 500 characters."),
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

export const decisionEndpoints = { decideCase, undoDecision, previewDecision };
