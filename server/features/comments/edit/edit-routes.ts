import * as contract from "#shared/comments/edit-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { editComment } from "./edit-comment.ts";

export const commentEditRoutes: readonly Route[] = [
  route(contract.editComment, (ctx, { params, body }) => editComment(ctx, params.id, body), {
    limits: ["edit"],
    concernsEverybody: true,
    changes: "named",
  }),
];
