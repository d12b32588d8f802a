import { getMedia, putUpload, startUpload } from "#shared/media/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { getMedia as serveMedia } from "./get-media.ts";
import { startUpload as grantUpload, storeUpload as takeUpload } from "./two-step-upload.ts";

export const mediaRoutes: readonly Route[] = [
  route(startUpload, (ctx) => grantUpload(ctx), { limits: ["upload"], changes: "nothing" }),
  route(
    putUpload,
    (ctx, { params, query }, { request }) =>
      takeUpload(ctx, { imageId: params.id, token: query.token, request }),
    { changes: "nothing" },
  ),
  route(
    getMedia,
    (ctx, { params, query }, { request }) =>
      serveMedia(ctx, { imageId: params.id, size: query.size }, request),
  ),
];
