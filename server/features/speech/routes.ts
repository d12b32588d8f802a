import * as contract from "#shared/speech/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { buyAudio } from "./buy-audio.ts";
import { getAudio } from "./get-audio.ts";
import { removeAudio } from "./remove-audio.ts";

export const speechRoutes: readonly Route[] = [
  route(
    contract.createAudio,
    (ctx, { params }, { request }) => buyAudio(ctx, params.id, request.signal),
    { limits: ["speech"], changes: "nothing" },
  ),
  route(contract.deleteAudio, (ctx, { params }) => removeAudio(ctx, params.id), { changes: "named" }),
  route(contract.getAudio, (ctx, { params }, { request }) => getAudio(ctx, params.id, request)),
];
