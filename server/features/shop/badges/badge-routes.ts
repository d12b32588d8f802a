import { normalizeCrown } from "#shared/shop/badge-offers.ts";
import * as contract from "#shared/shop/badge-contract.ts";
import {
  createBadgeSubscription as createBadgeSubscriptionCall,
  openPortal as openPortalCall,
} from "#shared/shop/contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { activateBadge, deactivateBadge } from "./activate-badge.ts";
import { buyBadge } from "./buy-badge.ts";
import { createBadgeSubscription } from "./create-badge-subscription.ts";
import { openPortal } from "./open-portal.ts";

export const badgeRoutes: readonly Route[] = [
  route(contract.buyBadge, (ctx, { params }) => buyBadge(ctx, params.badgeType)),
  route(contract.activateBadge, (ctx, { params }) => activateBadge(ctx, params.id)),
  route(contract.deactivateBadge, (ctx, { params }) => deactivateBadge(ctx, params.id)),
  route(
    createBadgeSubscriptionCall,
    (ctx, { body }) =>
      createBadgeSubscription(ctx, { crown: normalizeCrown(body.badgeType), client: body.client }),
  ),
  route(openPortalCall, (ctx, { body }) => openPortal(ctx, body.client)),
];
