import * as contract from "#shared/cases/queue-contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { addNote } from "./desk/add-note.ts";
import { claimCase, releaseCase } from "./desk/claim-case.ts";
import { getCase, getCasePicture } from "./desk/get-case.ts";
import { getSummary } from "./desk/get-summary.ts";
import { listCases } from "./desk/list-cases.ts";
import { openCase } from "./desk/open-case.ts";
import { presentCase } from "./desk/present-case.ts";
import { presentDetail, presentNote } from "./desk/present-detail.ts";

export const caseRoutes: readonly Route[] = [
  route(contract.listCases, async (ctx, { query }, { setNextCursor }) => {
    const page = await listCases(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items.map(presentCase);
  }),
  route(contract.getModerationSummary, (ctx) => getSummary(ctx)),
  route(contract.openCase, async (ctx, { body }) => presentCase(await openCase(ctx, body))),
  route(contract.getCase, async (ctx, { params }) => presentDetail(await getCase(ctx, params.id))),
  route(
    contract.getCasePicture,
    (ctx, { params }, { request }) =>
      getCasePicture(ctx, { ...params, ifNoneMatch: request.headers.get("If-None-Match") }),
  ),
  route(contract.claimCase, async (ctx, { params }) => presentCase(await claimCase(ctx, params.id))),
  route(contract.releaseCase, async (ctx, { params }) => presentCase(await releaseCase(ctx, params.id))),
  route(
    contract.addCaseNote,
    async (ctx, { params, body }) => presentNote(await addNote(ctx, params.id, body.words)),
  ),
];
