import { attachQuote, changePostAudience, detachQuote } from "#shared/posts/audience-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { changeAudience } from "./change-audience.ts";
import { setDetached } from "./detach-quote.ts";

export const postAudienceRoutes: readonly Route[] = [
  route(changePostAudience, (ctx, { params, body }) => changeAudience(ctx, params.id, body), {
    changes: "named",
  }),
  route(detachQuote, (ctx, { params }) => setDetached(ctx, params.id, true), {
    concernsEverybody: true,
    changes: "named",
  }),
  route(attachQuote, (ctx, { params }) => setDetached(ctx, params.id, false), { changes: "named" }),
];
