import { normalizeCrown } from "#shared/shop/badge-offers.ts";
import * as contract from "#shared/shop/badge-contract.ts";
import { openPortal as openPortalCall } from "#shared/shop/contract.ts";
import * as crownContract from "#shared/shop/crown-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { activateBadge, activateBadgeInstead, deactivateBadge } from "./activate-badge.ts";
import { buyBadge } from "./buy-badge.ts";
import { createBadgeSubscription } from "./create-badge-subscription.ts";
import { openPortal } from "./open-portal.ts";
import { payRenewal } from "./pay-renewal.ts";
import { previewCrown } from "./upgrade/preview-crown.ts";

export const badgeRoutes: readonly Route[] = [
  route(contract.buyBadge, (ctx, { params }) => buyBadge(ctx, params.badgeType), { changes: "named" }),
  route(contract.activateBadge, (ctx, { params }) => activateBadge(ctx, params.id), { changes: "named" }),
  route(contract.activateBadgeInstead, (ctx, { params }) => activateBadgeInstead(ctx, params.id), {
    changes: "named",
  }),
  route(contract.deactivateBadge, (ctx, { params }) => deactivateBadge(ctx, params.id), { changes: "named" }),
  route(crownContract.previewCrown, (ctx, { query }) => previewCrown(ctx, normalizeCrown(query.badgeType))),
  route(
    crownContract.createBadgeSubscription,
    (ctx, { body: { badgeType, ...wanted } }) =>
      createBadgeSubscription(ctx, { ...wanted, crown: normalizeCrown(badgeType) }),
    { changes: "nothing" },
  ),
  route(crownContract.payRenewal, (ctx) => payRenewal(ctx), { changes: "nothing" }),
  route(openPortalCall, (ctx, { body }) => openPortal(ctx, body.client), { changes: "nothing" }),
];
