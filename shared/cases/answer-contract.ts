import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { idParams, requiredText } from "../primitives.ts";
import { caseDetail } from "./case-shapes.ts";

/** A moderator's answer to an appeal (appeals.2). */
export const newAnswer = z.object({
  /** Whether what the decision took comes back. */
  grants: z.boolean(),
  /** The reason that the member reads. */
  reason: requiredText(500, "Please write a reason.", "The reason can have at most 500 characters."),
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

export const answerEndpoints = { answerAppeal };
