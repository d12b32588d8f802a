import { getSupport as getSupportRow } from "#shared/moderation/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { getSupport } from "./get-support.ts";

export const moderationRoutes: readonly Route[] = [
  route(
    getSupportRow,
    (ctx, _, { request }) =>
      getSupport(ctx, ctx.actor.id, { acceptLanguage: request.headers.get("accept-language") }),
  ),
];
