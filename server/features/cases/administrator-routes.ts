import * as contract from "#shared/admin/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { suspendUser } from "./decide/suspend-as-administrator.ts";
import { removeComment, removePost } from "./decide/remove-as-administrator.ts";

/** Acts of administrators that are decisions (admin.3, admin.4). */
export const administratorRoutes: readonly Route[] = [
  route(contract.suspendUser, (ctx, { params, body }) => suspendUser(ctx, { ...params, ...body })),
  route(contract.removePost, (ctx, { params, body }) => removePost(ctx, { ...params, ...body })),
  route(contract.removeComment, (ctx, { params, body }) => removeComment(ctx, { ...params, ...body })),
];
