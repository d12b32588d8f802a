import * as contract from "#shared/cases/numbers-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { countNumbers } from "./count-numbers.ts";
import { getTransparency, requireTransparency } from "./get-transparency.ts";
import { sendNumbersAsCsv } from "./numbers-as-csv.ts";
import { switchTransparency } from "./switch-transparency.ts";

export const numberRoutes: readonly Route[] = [
  route(contract.getNumbers, (ctx) => countNumbers(ctx)),
  route(
    contract.exportNumbers,
    async (ctx) => sendNumbersAsCsv(await countNumbers(ctx), "glimmer-numbers", ctx.clock.now()),
  ),
  route(contract.getTransparency, (ctx) => getTransparency(ctx)),
  route(
    contract.exportTransparency,
    async (ctx) => sendNumbersAsCsv(await requireTransparency(ctx), "glimmer-transparency", ctx.clock.now()),
  ),
  route(contract.switchTransparency, (ctx, { body }) => switchTransparency(ctx, body)),
];
