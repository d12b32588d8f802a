import { foldComment, unfoldComment } from "#shared/comments/fold-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { setFold } from "./fold-comment.ts";

export const commentFoldRoutes: readonly Route[] = [
  route(foldComment, (ctx, { params }) => setFold(ctx, params.id, true), { changes: "named" }),
  route(unfoldComment, (ctx, { params }) => setFold(ctx, params.id, false), { changes: "named" }),
];
