import { answerAppeal as answerContract } from "#shared/cases/answer-contract.ts";
import * as contract from "#shared/cases/statement-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { presentDetail } from "../desk/present-detail.ts";
import { answerAppeal } from "./answer-appeal.ts";
import { appeal, appealByLink } from "./make-appeal.ts";

export const appealRoutes: readonly Route[] = [
  route(contract.appeal, (ctx, { params, body }) => appeal(ctx, { id: params.id, words: body.words })),
  route(contract.appealByLink, (ctx, { params, body }) => appealByLink(ctx, { id: params.id, ...body })),
  route(
    answerContract,
    async (ctx, { params, body }) => presentDetail(await answerAppeal(ctx, params.id, body)),
  ),
];
