import { aDraft } from "../scenes/draft-scene.ts";
import { sending } from "./accounts.ts";
import { type AuthorizationRows, row } from "./authorization-row.ts";
import { about } from "./content.ts";

const given = { content: "Unfinished" };
const draft = (more = {}) => about(async ({ owner }) => (await aDraft(owner, given)).id, more);

// deno-fmt-ignore
export const draftRows = {
  //                          stranger member blocked owner suspended administrator
  listDrafts:               row(401,   200,   200,    200,  401,      200),
  createDraft:              row(401,   201,   201,    201,  401,      201, sending(given)),
  // Whatever the role: drafts are their author's alone.
  changeDraft:              row(401,   404,   404,    200,  401,      404, draft({ json: { content: "More", revision: 1 } })),
  removeDraft:              row(401,   404,   404,    200,  401,      404, draft()),
} satisfies AuthorizationRows;
