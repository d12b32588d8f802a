import * as contract from "#shared/shop/badge-contract.ts";
import { type Route, route } from "../../../http/route.ts";
import { activateBadge, deactivateBadge } from "./activate-badge.ts";
import { buyBadge } from "./buy-badge.ts";

export const badgeRoutes: readonly Route[] = [
  route(contract.buyBadge, (ctx, { params }) => buyBadge(ctx, params.badgeType)),
  route(contract.activateBadge, (ctx, { params }) => activateBadge(ctx, params.id)),
  route(contract.deactivateBadge, (ctx, { params }) => deactivateBadge(ctx, params.id)),
];
