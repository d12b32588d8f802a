import * as contract from "#shared/drafts/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { changeDraft } from "./change-draft.ts";
import { createDraft } from "./create-draft.ts";
import { listDrafts } from "./list-drafts.ts";
import { removeDraft } from "./remove-draft.ts";

export const draftRoutes: readonly Route[] = [
  route(contract.listDrafts, async (ctx, { query }, { setNextCursor }) => {
    const page = await listDrafts(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.createDraft, (ctx, { body }) => createDraft(ctx, body), {
    limits: ["draft"],
    changes: "nothing",
  }),
  route(contract.changeDraft, (ctx, { params, body }) => changeDraft(ctx, params.id, body), {
    limits: ["draft"],
    changes: "nothing",
  }),
  route(contract.removeDraft, (ctx, { params }) => removeDraft(ctx, params.id), { changes: "nothing" }),
];
