import * as contract from "#shared/xp/contract.ts";
import { serviceCosts } from "#shared/xp/service-prices.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { describeEconomy } from "./describe-economy.ts";
import { listTransactions } from "./history/list-transactions.ts";

export const xpRoutes: readonly Route[] = [
  route(contract.listXpTransactions, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listTransactions(ctx, params.id, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.getXpEconomy, (ctx) => Promise.resolve(describeEconomy(ctx.language))),
  route(contract.getShopCosts, () => Promise.resolve(serviceCosts)),
  route(contract.getCosts, () => Promise.resolve(serviceCosts)),
];
