import * as contract from "#shared/account/contract.ts";
import { type Route, route } from "../../http/route.ts";
import { changeSettings } from "./change-settings.ts";

export const accountRoutes: readonly Route[] = [
  route(contract.changeSettings, (ctx, { body }) => changeSettings(ctx, body)),
];
