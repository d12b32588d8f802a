import * as contract from "#shared/cases/evidence-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { getEvidence, getEvidencePicture, listEvidence, openEvidence } from "./open-evidence.ts";

export const evidenceRoutes: readonly Route[] = [
  route(contract.listEvidence, async (ctx, { query }, { setNextCursor }) => {
    const page = await listEvidence(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(
    contract.openEvidence,
    (ctx, { params, body }) => openEvidence(ctx, { ...params, ...body }),
    { limits: ["evidence"] },
  ),
  route(contract.getEvidence, (ctx, { params, query }) => getEvidence(ctx, { ...params, ...query })),
  route(
    contract.getEvidencePicture,
    (ctx, { params, query }) => getEvidencePicture(ctx, { ...params, ...query }),
  ),
];
