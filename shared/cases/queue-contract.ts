import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { pageQuery } from "../paging.ts";
import { count, id, idParams, optionalField, text } from "../primitives.ts";
import { caseDetail, caseKind, caseNote, caseRow, caseStates } from "./case-shapes.ts";

const noteWords = text(1000).trim().min(1, fieldText(msg`Please write a note.`));

export const listCases = defineEndpoint({
  method: "get",
  path: "/api/moderation/reports",
  summary:
    "Cases: what is urgent first, then by weight, then the oldest; closed ones by when they were closed, the latest first",
  access: "moderator",
  query: pageQuery.extend({
    state: z.enum(caseStates).default("open"),
    kind: optionalField(caseKind),
  }),
  status: 200,
  response: z.array(caseRow),
  paged: true,
  hasEtag: true,
});

export const getModerationSummary = defineEndpoint({
  method: "get",
  path: "/api/moderation/summary",
  summary: "How many cases wait, and how many hard ones the caller has looked at today",
  access: "moderator",
  status: 200,
  response: z.object({
    /** Counted up to 100. */
    open: count,
    mine: count,
    /** Cases of self_harm, violence, sexual or hate that the caller opened since midnight UTC. */
    hardToday: count,
  }),
});

export const openCase = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases",
  summary: "Open a case about something nobody reported, or find the open one about it",
  access: "moderator",
  body: z.object({ kind: z.enum(["post", "comment", "member"]), id }),
  errors: ["not_found"],
  status: 201,
  response: caseRow,
});

export const getCase = defineEndpoint({
  method: "get",
  path: "/api/moderation/cases/{id}",
  summary: "A case with what was reported as it was, its context, reports, notes and the author's history",
  access: "moderator",
  params: idParams,
  status: 200,
  response: caseDetail,
});

export const getCasePicture = defineEndpoint({
  method: "get",
  path: "/api/moderation/cases/{id}/pictures/{pictureId}",
  summary: "A picture of a case, kept even when its content is gone",
  access: "moderator",
  params: idParams.extend({ pictureId: id }),
  status: 200,
  produces: "image/webp",
});

export const claimCase = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/claim",
  summary: "Hold a case for 15 minutes; claiming again extends it, and 409 says who holds it",
  access: "moderator",
  params: idParams,
  errors: ["conflict", "forbidden"],
  status: 200,
  response: caseRow,
});

export const releaseCase = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/release",
  summary: "Give a claimed case back",
  access: "moderator",
  params: idParams,
  errors: ["conflict"],
  status: 200,
  response: caseRow,
});

export const addCaseNote = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/note",
  summary: "Add a note that only moderators read",
  access: "moderator",
  params: idParams,
  body: z.object({ words: noteWords }),
  status: 201,
  response: caseNote,
});

export const caseQueueEndpoints = {
  listCases,
  getModerationSummary,
  openCase,
  getCase,
  getCasePicture,
  claimCase,
  releaseCase,
  addCaseNote,
};
