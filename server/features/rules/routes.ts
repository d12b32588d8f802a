import * as contract from "#shared/rules/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { changeRules } from "./change-rules.ts";
import { getRules } from "./get-rules.ts";

export const ruleRoutes: readonly Route[] = [
  route(contract.getRules, (ctx) => getRules(ctx)),
  route(contract.changeRules, (ctx, { body }) => changeRules(ctx, body), { changes: "nothing" }),
];
