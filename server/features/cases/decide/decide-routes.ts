import * as contract from "#shared/cases/decide-contract.ts";
import * as together from "#shared/cases/together-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { presentDetail } from "../desk/present-detail.ts";
import { closeCases, openAgainTogether, setReportsAside } from "./close-together.ts";
import { decideCase, previewDecision } from "./decide-case.ts";
import { undoDecision } from "./undo-decision.ts";

export const decisionRoutes: readonly Route[] = [
  route(
    contract.decideCase,
    async (ctx, { params, body }) => presentDetail(await decideCase(ctx, params.id, body)),
  ),
  route(contract.undoDecision, async (ctx, { params }) => presentDetail(await undoDecision(ctx, params.id))),
  route(contract.previewDecision, (ctx, { params, body }) => previewDecision(ctx, params.id, body)),
  route(together.closeCases, (ctx, { body }) => closeCases(ctx, body)),
  route(together.setReportsAside, (ctx, { body }) => setReportsAside(ctx, body)),
  route(together.openAgainTogether, (ctx, { body }) => openAgainTogether(ctx, body.caseIds)),
];
