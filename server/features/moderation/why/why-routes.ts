import * as contract from "#shared/moderation/why-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { askAboutLevel, getLevelReasons } from "./level-reasons.ts";

export const whyRoutes: readonly Route[] = [
  route(contract.getLevelReasons, (ctx, { params }) => getLevelReasons(ctx, params)),
  route(contract.askAboutLevel, (ctx, { params }) => askAboutLevel(ctx, params), {
    limits: ["ask_person"],
    changes: "nothing",
  }),
];
