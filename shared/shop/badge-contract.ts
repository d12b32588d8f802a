import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { badge } from "../members/badge-shapes.ts";
import { idParams } from "../primitives.ts";

export const buyBadge = defineEndpoint({
  method: "post",
  path: "/api/shop/badges/{badgeType}",
  summary: "Buy a month of a badge with XP; buying it again while it is owned adds a month",
  access: "member",
  params: z.object({ badgeType: z.enum(["blueVerify", "goldVerify"]) }),
  errors: ["insufficient_xp", "conflict", "purchases_paused"],
  status: 201,
  response: z.object({ message: z.string(), badge }),
});

export const activateBadge = defineEndpoint({
  method: "post",
  path: "/api/shop/badges/{id}/activate",
  summary: "Show one of the caller's badges; 409 while another is active",
  access: "member",
  params: idParams,
  errors: ["conflict"],
  status: 200,
  response: badge,
});

export const activateBadgeInstead = defineEndpoint({
  method: "post",
  path: "/api/shop/badges/{id}/activate-instead",
  summary: "Show one of the caller's badges instead of the active one, which is deactivated",
  access: "member",
  params: idParams,
  errors: ["conflict"],
  status: 200,
  response: badge,
});

export const deactivateBadge = defineEndpoint({
  method: "post",
  path: "/api/shop/badges/{id}/deactivate",
  summary: "Stop showing a badge; what it brings lasts until it expires, the filters Low and None aside",
  access: "member",
  params: idParams,
  errors: ["conflict"],
  status: 200,
  response: badge,
});

export const badgeShopEndpoints = { buyBadge, activateBadge, activateBadgeInstead, deactivateBadge };
